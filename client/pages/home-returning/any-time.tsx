import { t } from "i18next";
import { GAME_PATHS } from "#rules/site/pages";
import { openDialog } from "../../ui/dialogs-open.ts";
import { LinkRow } from "../../ui/link-list.tsx";

/** One row of links to pages that do not change daily, and the button to set a reminder. */
export function AnyTime() {
  return (
    <nav className="wrap" aria-label={t("home.games.anyTime")}>
      <LinkRow
        links={[
          { name: t("links.unlimitedShort"), to: "/nhl/unlimited-guessing-game" },
          { name: t("links.generatorShort"), to: "/nhl/random-player-generator" },
          { name: t("pages.legends"), to: GAME_PATHS.legends },
          { name: t("pages.insights"), to: "/hockey-insights" },
          { name: t("reminders.open"), onOpen: () => openDialog("reminders") },
        ]}
      />
    </nav>
  );
}
