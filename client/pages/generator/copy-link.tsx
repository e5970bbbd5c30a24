import { t } from "i18next";
import { useShareOrCopy } from "../../ui/share-or-copy.ts";
import { ShareOutcomeText, ShareOrCopyButton } from "../../ui/share-or-copy-button.tsx";
import { drawQuery } from "./draw-link.ts";
import styles from "./generator.module.css";
import { siteOrigin } from "../../browser/configuration.ts";

export function CopyLink({ ids }: { ids: readonly number[] }) {
  const { passed, passOn } = useShareOrCopy();
  const link = `${siteOrigin()}${location.pathname}${drawQuery(ids)}`;
  return (
    <div className={`stack gap-2 justify-items-start ${styles.link}`}>
      <ShareOrCopyButton icon="link" outcome={passed} onClick={() => void passOn(link)}>
        {t("generator.copyLink", { count: ids.length })}
      </ShareOrCopyButton>
      <ShareOutcomeText outcome={passed} text={link} />
    </div>
  );
}
