import { t } from "i18next";
import { localizePath } from "#rules/i18n/address";
import { documentLanguage } from "../../i18n/language.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { useShareOrCopy } from "../../ui/share-or-copy.ts";
import { ShareOutcomeText, ShareOrCopyButton } from "../../ui/share-or-copy-button.tsx";
import { siteOrigin } from "../../browser/configuration.ts";
import type { FriendsBoard } from "./board.ts";

export function Invite({ board: { name, code, week }, onClose }: { board: FriendsBoard; onClose: () => void }) {
  const nickname = week.rows.find(({ isYou }) => isYou)?.nickname ?? "";
  const link = siteOrigin() + localizePath(documentLanguage(), `/friends/${code}`);
  const invitation = `${t("friends.invite.text", { name, nickname })}\n${link}`;
  const { passed, passOn } = useShareOrCopy();
  return (
    <Dialog
      onClose={onClose}
      title={t("friends.invite.title")}
      actions={
        <ShareOrCopyButton variant="go" icon="share" outcome={passed} onClick={() => void passOn(invitation)}>
          {t("friends.invite.share")}
        </ShareOrCopyButton>
      }
    >
      <p className="muted">{t("friends.invite.lead")}</p>
      <Field label={t("friends.invite.link")} fault={null}>
        {(control) => <input {...control} readOnly value={link} onFocus={(event) => event.currentTarget.select()} />}
      </Field>
      <ShareOutcomeText outcome={passed} text={invitation} />
    </Dialog>
  );
}
