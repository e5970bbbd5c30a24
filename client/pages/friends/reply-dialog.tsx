import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { isDaily } from "#rules/measures";
import type { Duel } from "../../../worker/app.ts";
import { fetchReply } from "../../api.ts";
import { useCall } from "../../data/call.ts";
import { DAILY_PATHS, UNLIMITED_PATH } from "../../data/dailies.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { LinkList } from "../../ui/link-list.tsx";
import { Note } from "../../ui/note.tsx";
import { Sides, useOutcome } from "../../ui/sides.tsx";
import styles from "./reply.module.css";

/** What became of a challenge of one's own: both rounds, side by side, and where to go from there. */
export function ReplyDialog({ code, onClose }: { code: string; onClose: () => void }) {
  const { t } = useTranslation();
  const [duel, setDuel] = useState<Duel | null>(null);
  const { busy, failure, press: ask } = useCall(async () => setDuel(await fetchReply(code)));
  const begin = useEffectEvent(ask);
  useEffect(() => begin(), []);
  const name = duel?.challenged.name ?? t("duel.yourFriend");
  return (
    <Dialog open onClose={onClose} title={t("duel.title", { name })}>
      {failure !== null && (
        <div className={styles.reply}>
          <Note tone="bad">{t(`errors.${failure}`)}</Note>
          {failure !== "broken-seal" && (
            <div className={styles.actions}>
              <Button icon="refresh" busy={busy} onClick={() => ask()}>
                {t("retry")}
              </Button>
            </div>
          )}
        </div>
      )}
      {failure === null && duel === null && (
        <p className="muted" role="status">
          {t("loading")}
        </p>
      )}
      {duel !== null && <Replied duel={duel} />}
    </Dialog>
  );
}

function Replied({ duel: { game, challenger, challenged } }: { duel: Duel }) {
  const { t } = useTranslation();
  const outcome = useOutcome(game, challenger ?? challenged, challenged);
  return (
    <div className={styles.reply}>
      {challenger !== null && <h3>{outcome}</h3>}
      <Sides game={game} mine={challenger} theirs={challenged} />
      <nav aria-label={t("ways.title")}>
        <LinkList
          ways={[
            { name: t(isDaily(game) ? "ways.today" : "ways.thisWeek"), to: DAILY_PATHS[game] },
            { name: t("duel.back"), to: UNLIMITED_PATH, icon: "link" },
          ]}
        />
      </nav>
    </div>
  );
}
