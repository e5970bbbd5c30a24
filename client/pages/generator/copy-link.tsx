import { t } from "i18next";
import { ShareOrCopyButton } from "../../ui/share-or-copy-button.tsx";
import { drawQuery } from "./draw-link.ts";
import styles from "./generator.module.css";
import { siteOrigin } from "../../browser/configuration.ts";

export function CopyLink({ ids }: { ids: readonly number[] }) {
  const text = `${siteOrigin()}${location.pathname}${drawQuery(ids)}`;
  return (
    <div className={`stack gap-2 justify-items-start ${styles.link}`}>
      <ShareOrCopyButton icon="link" content={{ text }}>
        {t("generator.copyLink", { count: ids.length })}
      </ShareOrCopyButton>
    </div>
  );
}
