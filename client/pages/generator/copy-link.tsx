import { useTranslation } from "react-i18next";
import { usePassOn } from "../../ui/share-or-copy.ts";
import { PassedOn, PassOnButton } from "../../ui/share-or-copy-button.tsx";
import { searchOf } from "./draw-link.ts";
import styles from "./generator.module.css";
import { siteOrigin } from "../../data/configuration.ts";

/** Passes on a link that deals the same players again. */
export function CopyLink({ ids }: { ids: readonly number[] }) {
  const { t } = useTranslation();
  const { passed, passOn } = usePassOn();
  const link = `${siteOrigin()}${location.pathname}${searchOf(ids)}`;
  return (
    <div className={styles.link}>
      <PassOnButton icon="link" outcome={passed} onClick={() => void passOn(link)}>
        {t("generator.copyLink", { count: ids.length })}
      </PassOnButton>
      <PassedOn outcome={passed} text={link} />
    </div>
  );
}
