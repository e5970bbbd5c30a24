import { useTranslation } from "react-i18next";
import { Button } from "../ui/button.tsx";
import { LinkList, type Way } from "../ui/link-list.tsx";

/** What comes after a round of practice, or after a challenge, which has no other. */
export function AnotherRound({ onAnother, ways }: { onAnother: (() => void) | undefined; ways: readonly Way[] }) {
  const { t } = useTranslation();
  return (
    <>
      <h3 className="sub">{t("practice.again")}</h3>
      {onAnother !== undefined && (
        <>
          <p className="muted">{t("practice.againText")}</p>
          <p>
            <Button variant="blue" icon="refresh" onClick={onAnother}>
              {t("practice.new")}
            </Button>
          </p>
        </>
      )}
      <LinkList ways={ways} />
    </>
  );
}
