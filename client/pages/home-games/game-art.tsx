import type { ReactNode } from "react";
import type { DailyName } from "#rules/shared/game-config";
import { CareerLine } from "./career-line.tsx";
import styles from "./game-art.module.css";
import { RosterArt } from "./line-up.tsx";
import { MiniBoard } from "./mini-board.tsx";
import { MiniGrid } from "./mini-grid.tsx";

export const GAME_ART: Record<DailyName, ReactNode> = {
  classic: <MiniBoard />,
  roster: <RosterArt />,
  face: <span className={styles.face} />,
  career: <CareerLine />,
  grid: <MiniGrid />,
};
