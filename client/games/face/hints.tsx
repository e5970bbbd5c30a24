import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FACE_HINTS } from "#rules/face/stages";
import type { Position } from "#rules/league/player";
import { useFormat } from "../../i18n/format.ts";
import { Flag } from "../../ui/flag.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./hints.module.css";

/** Facts besides the picture; null until they are revealed. */
export function FaceHints({ position, country }: { position: Position | null; country: string | null }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <ul className={styles.hints} aria-label={t("face.hints")}>
      <Hint of="position">{position !== null && t(`positions.${position}`)}</Hint>
      <Hint of="country">
        {country !== null && (
          <>
            <Flag country={country} />
            {format.country(country)}
          </>
        )}
      </Hint>
    </ul>
  );
}

/** @param children the fact; false while hidden */
function Hint({ of, children }: { of: keyof typeof FACE_HINTS; children: ReactNode }) {
  const { t } = useTranslation();
  const isLocked = children === false;
  return (
    <li className={isLocked ? styles.locked : styles.told}>
      <span>{t(`face.${of}`)}</span>
      <b>
        {isLocked ? (
          <>
            <Icon name="lock" className={styles.lock} />
            {t("face.after", { count: FACE_HINTS[of] })}
          </>
        ) : (
          children
        )}
      </b>
    </li>
  );
}
