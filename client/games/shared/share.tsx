import { t } from "i18next";
import { useState } from "react";
import { practicePathOf } from "../../data/game-links.ts";
import type { EndedRound } from "#rules/games";
import { localizePath } from "#rules/i18n/address";
import { documentLanguage } from "../../i18n/language.ts";
import { GAME_CONFIG, type GameName } from "#rules/shared/game-config";
import { endingOf } from "#rules/shared/round";
import { encodeRound } from "#rules/round-code";
import { shareSquaresIn } from "#rules/share-squares";
import { shownResultOf } from "#rules/shared/score";
import { GAME_PATHS } from "#rules/site/pages";
import { isOfDay } from "../../storage/results.ts";
import { contrast } from "../../storage/settings.ts";
import { useStore } from "../../storage/store.ts";
import { Segment } from "../../ui/segment.tsx";
import { ShareOrCopyButton } from "../../ui/share-or-copy-button.tsx";
import { shareText, type ShareContent } from "../../ui/share-text.ts";
import type { AnyGameScreen } from "./game-screen.ts";
import styles from "./share.module.css";
import { fetchPicture } from "../../data/api.ts";
import { challengePath } from "../../data/challenge.ts";
import { siteOrigin } from "../../browser/configuration.ts";

/** Shares a result as text; a day's result of some games also as a picture. */
export function Share({ shared, variant }: { shared: ShareContent; variant: "go" | "plain" }) {
  const [format, setFormat] = useState<"text" | "picture">("text");
  const { picture } = shared;
  const text = shareText(shared, useStore(contrast));
  return (
    <>
      <ShareOrCopyButton
        variant={variant}
        icon="share"
        content={picture !== null && format === "picture" ? () => loadPicture(picture) : { text }}
      >
        {t(picture === null ? "share.result" : "share.as.share")}
      </ShareOrCopyButton>
      {picture !== null && (
        <div className={`nowrap flex-none ${styles.as}`}>
          <Segment
            label={t("share.as.label")}
            options={[
              { value: "text", label: t("share.as.text") },
              { value: "picture", label: t("share.as.picture") },
            ]}
            value={format}
            onChange={setFormat}
          />
        </div>
      )}
    </>
  );
}

const loadPicture = async (path: string) => ({
  picture: new File([await fetchPicture(path)], "deke.png", { type: "image/png" }),
});

/**
 * Returns the content to share: the result, and the address of the puzzle, whose link preview shows the same squares as
 * a picture.
 */
export function useShareContent(screen: AnyGameScreen, view: EndedRound): ShareContent {
  const language = documentLanguage();
  const { game, practisedAs, useShareLine = useNoLine, hasPicture = false } = screen;
  const line = useShareLine(view);
  const { number } = view;
  const ofDay = isOfDay(view);
  const ending = endingOf(view);
  const marks = { hint: ending.hint ?? false, hard: ending.hard ?? false };
  const rows = shareSquaresIn(screen.game, view.tries);
  const code = encodeRound({ ...marks, won: ending.won, rows });
  const path = pathOf(game, view);
  const name = screen.kindOf?.(view, null)?.name ?? t(`share.games.${ofDay ? game : (practisedAs ?? game)}`);
  return {
    title: ofDay ? t("share.puzzle", { number, game: name }) : `Deke ${name}`,
    figure: shownResultOf(GAME_CONFIG[game], ending),
    limit: view.limit,
    won: ending.won,
    ...marks,
    rows,
    line,
    // With the squares for the link preview.
    address: `${siteOrigin()}${localizePath(language, path)}${path.includes("?") ? "&" : "?"}r=${code}`,
    picture: hasPicture && ofDay ? `/img/links/${language}/rounds/${game}/${number}/${code}.png` : null,
  };
}

const useNoLine = (): string | null => null;

/** Returns where the puzzle of a round is played. */
function pathOf(game: GameName, { kind, day }: EndedRound): string {
  switch (kind) {
    case "daily":
    case "archive":
      return `${GAME_PATHS[game]}?day=${day}`;
    case "challenge":
      // Only the address of the page contains the code.
      return `${challengePath(game)}?challenge=${new URLSearchParams(location.search).get("challenge") ?? ""}`;
    case "practice":
      return practicePathOf(game);
  }
}
