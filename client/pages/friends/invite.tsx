import { useTranslation } from "react-i18next";
import { addressIn } from "#rules/i18n/address";
import { useLanguage } from "../../i18n/language.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { usePassOn } from "../../ui/share-or-copy.ts";
import { PassedOn, PassOnButton } from "../../ui/share-or-copy-button.tsx";
import { siteOrigin } from "../../data/configuration.ts";

/** The link of a board, to be sent to friends. */
export function Invite({ name, code, onClose }: { name: string; code: string; onClose: () => void }) {
  const { t } = useTranslation();
  const link = siteOrigin() + addressIn(useLanguage(), `/friends/${code}`);
  const invitation = `${t("friends.invite.text", { name })}\n${link}`;
  const { passed, passOn } = usePassOn();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("friends.invite.title")}
      actions={
        <PassOnButton variant="go" icon="share" outcome={passed} onClick={() => void passOn(invitation)}>
          {t("friends.invite.share")}
        </PassOnButton>
      }
    >
      <p className="muted">{t("friends.invite.lead")}</p>
      <Field label={t("friends.invite.link")} fault={null}>
        {(control) => <input {...control} readOnly value={link} onFocus={(event) => event.currentTarget.select()} />}
      </Field>
      <PassedOn outcome={passed} text={invitation} />
    </Dialog>
  );
}
