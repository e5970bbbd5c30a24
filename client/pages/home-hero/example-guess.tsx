import { t } from "i18next";
import { MATCH, MISS, NEAR } from "#rules/shared/verdict";
import { Crest } from "../../ui/crest.tsx";
import { Flag } from "../../ui/flag.tsx";
import { Tile } from "../../ui/tile.tsx";
import styles from "./example-guess.module.css";

/** An example: five tiles of a guess. Decoration, since the sections below explain the tiles in words. */
export function ExampleGuess() {
  return (
    <div className={`mt-2 ${styles.example}`} aria-hidden="true">
      <p>{t("home.example")}</p>
      <div className={`stack gap-6px ${styles.guess}`}>
        <Tile mark={MISS} label={t("cluesShort.team")}>
          <Crest code="FLA" conference="Eastern" className={styles.crest} />
        </Tile>
        <Tile mark={MATCH} label={t("cluesShort.conference")}>
          {t("conferences.Eastern")}
        </Tile>
        <Tile mark={{ ...NEAR, arrow: "up" }} label={t("cluesShort.number")}>
          16
        </Tile>
        <Tile mark={MATCH} label={t("cluesShort.position")}>
          {t("positionsShort.C")}
        </Tile>
        <Tile mark={MATCH} label={t("cluesShort.country")}>
          <Flag country="FI" />
        </Tile>
      </div>
    </div>
  );
}
