import { useTranslation } from "react-i18next";
import type { Candidate } from "#rules/player";
import { classNames } from "../../ui/class-names.ts";
import styles from "./stage.module.css";

/** Letters that fit on a line at full size. */
const ROOM = 11;

/** Who it was, and where today's is to be found. */
export function Reveal({ player: { first, last } }: { player: Candidate }) {
  const { t } = useTranslation();
  return (
    <>
      <p className={styles.it}>{t("promo.it")}</p>
      <p className={classNames("display", styles.name, last.length > ROOM && styles.long)}>
        <span>{first}</span> {last}
      </p>
      <p className={styles.address}>{location.host}</p>
    </>
  );
}
