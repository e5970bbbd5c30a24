import { t } from "i18next";
import type { ReactNode, Ref } from "react";
import { LinkField } from "../../ui/link-field.tsx";
import { ShareOrCopyButton } from "../../ui/share-or-copy-button.tsx";
import styles from "./challenge-share.module.css";

/**
 * The link of a challenge, and the button to share it.
 *
 * @param link null until loaded
 * @param describedBy id of the element that says what is shared
 */
export function ChallengeShare({
  link,
  invitation,
  button,
  describedBy,
  children,
}: {
  link: string | null;
  invitation: string;
  button?: Ref<HTMLButtonElement>;
  describedBy?: string;
  children: ReactNode;
}) {
  return (
    <>
      {link !== null && <LinkField label={t("challenge.link")} link={link} />}
      <div className={`cluster gap-3 justify-end ${styles.actions}`}>
        {children}
        <ShareOrCopyButton
          ref={button}
          variant="go"
          icon="share"
          busy={link === null}
          content={{ text: `${invitation}\n${link ?? ""}` }}
          aria-describedby={describedBy}
        >
          {t("challenge.share")}
        </ShareOrCopyButton>
      </div>
    </>
  );
}
