import { t } from "i18next";
import { localizePath } from "#rules/i18n/address";
import { documentLanguage } from "../../i18n/language.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { ShareOrCopyButton } from "../../ui/share-or-copy-button.tsx";
import { siteOrigin } from "../../browser/configuration.ts";
import type { FriendsBoard } from "./board.ts";

export function Invite({ board: { name, code, week }, onClose }: { board: FriendsBoard; onClose: () => void }) {
  const nickname = week.rows.find(({ isYou }) => isYou)?.nickname ?? "";
  const link = siteOrigin() + localizePath(documentLanguage(), `/friends/${code}`);
  const text = `${t("friends.invite.text", { name, nickname })}\n${link}`;
  return (
    <Dialog
      onClose={onClose}
      title={t("friends.invite.title")}
      actions={
        <ShareOrCopyButton variant="go" icon="share" content={{ text }}>
          {t("friends.invite.share")}
        </ShareOrCopyButton>
      }
    >
      <p className="muted">{t("friends.invite.lead")}</p>
      <Field label={t("friends.invite.link")} fault={null}>
        {(control) => <input {...control} readOnly value={link} onFocus={(event) => event.currentTarget.select()} />}
      </Field>
    </Dialog>
  );
}
