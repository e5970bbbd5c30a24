import { t } from "i18next";
import { findPlayer } from "#rules/league/player";
import { shownFits, SWEATER_STAGES } from "#rules/face/sweater-stages";
import { format } from "../../i18n/format.ts";
import { SweaterSeasons } from "../../ui/sweater-card/seasons.tsx";
import { SweaterCard } from "../../ui/sweater-card/card.tsx";
import { formatSweaterFacts } from "../../ui/sweater-card/sweater-words.ts";
import { useNews } from "../shared/news.ts";
import type { FaceBoardProps } from "./picture.tsx";
import frame from "./picture-frame.module.css";
import styles from "./sweater-board.module.css";

const COUNT = SWEATER_STAGES.length;

/** The sweater card with all revealed facts and how many players still fit; after the end with the name. */
export function SweaterBoard({ seen, answer, league }: FaceBoardProps) {
  const news = useNews();
  const revealed = seen?.sweater ?? null;
  const told = revealed?.told ?? {};
  const fitting = revealed && shownFits(revealed);
  const stage = Math.max(1, Object.keys(told).length);
  const player = answer === null || league === null ? null : findPlayer(league, answer.player);
  const label =
    player === null
      ? t("face.sweaters.stall", { stage, count: COUNT, told: formatSweaterFacts(told) })
      : t("face.sweaters.his", { player: `${player.first} ${player.last}` });
  return (
    <>
      {/* What a guess changed is next to the sweater, and takes precedence. */}
      <div className={`relative surface ${frame.frame}`} {...news("context")}>
        <div className={styles.stall}>
          <SweaterCard
            digits={revealed?.digits ?? null}
            told={told}
            last={player?.last}
            label={revealed === null ? undefined : label}
          />
        </div>
        <SweaterSeasons className={told.seasons === undefined ? styles.closed : undefined} told={told.seasons} />
      </div>
      <div className={`cluster mt-3 ${styles.row}`}>
        <p className="label-18 muted">
          {player !== null ? (
            <b className="name-20 ink">{t("face.sweaters.whole")}</b>
          ) : (
            <>
              <b className="name-20 ink">{t("face.stage", { stage })}</b> {t("face.ofStages", { count: COUNT })}
            </>
          )}
        </p>
        {player === null && fitting !== null && (
          <p className="label-18 muted">
            <b className="name-20 ink">{format.number(fitting)}</b> {t("face.sweaters.fit", { count: fitting })}
          </p>
        )}
      </div>
    </>
  );
}
