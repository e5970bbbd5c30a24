import { classNames } from "../../ui/class-names.ts";
import { Portrait } from "../../ui/portrait.tsx";
import styles from "./reel.module.css";

/** Players on the reel, the middle one drawn. */
const PLAYERS = [
  { last: "Slafkovský", number: 20, team: "MTL" },
  { last: "Kucherov", number: 86, team: "TBL" },
  { last: "Kaprizov", number: 97, team: "MIN" },
  { last: "Stützle", number: 18, team: "OTT" },
  { last: "Bedard", number: 98, team: "CHI" },
];

/** A row of sweaters that has stopped. */
export function FaceArt() {
  return (
    <span className={`row gap-2 justify-center ${styles.reel}`}>
      {PLAYERS.map((player, place) => (
        <Portrait key={player.last} {...player} className={classNames(styles.sweater, place === 2 && styles.drawn)} />
      ))}
    </span>
  );
}
