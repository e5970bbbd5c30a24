import i18next, { t } from "i18next";
import { Trans } from "react-i18next";
import { MATCH, MISS, NEAR } from "#rules/shared/verdict";
import { Crest } from "../../ui/crest.tsx";
import { Tile } from "../../ui/tile.tsx";
import styles from "./what-is-deke.module.css";

const BOLD = { b: <b /> };

/** The name, the game, and a tile of each kind explained. */
export function WhatIsDekeSection() {
  const examples = [
    { mark: MATCH, label: t("clues.conference"), children: t("conferences.Eastern") },
    { mark: { ...NEAR, arrow: "up" as const }, label: t("clues.number"), children: 16 },
    {
      mark: MISS,
      label: t("clues.team"),
      children: <Crest code="FLA" conference="Eastern" className={styles.crest} />,
    },
  ];
  return (
    <section className={`band ${styles.what}`} aria-labelledby="home-what">
      <div className={`wrap stack items-center ${styles.columns}`}>
        <div>
          <h2 id="home-what">{t("home.what.title")}</h2>
          <div className={`stack gap-4 mt-4 ${styles.prose}`}>
            <p>{t("home.what.feint")}</p>
            <p>{t("home.what.night")}</p>
            <p>{t("home.what.minutes")}</p>
          </div>
        </div>
        <div className={`stack gap-3 ${styles.example}`}>
          <p>{t("home.example")}</p>
          <ul className={`stack gap-4 ${styles.tiles}`} aria-label={t("home.what.tiles")}>
            {examples.map((tile) => (
              <li key={tile.mark.verdict}>
                <Tile {...tile} />
                <p>
                  <Trans i18n={i18next} i18nKey={`home.what.${tile.mark.verdict}`} components={BOLD} />
                </p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
