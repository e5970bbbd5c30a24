import { addressIn, type Language } from "#rules/address";
import { useLanguage } from "../i18n/language.ts";
import { useTranslation } from "react-i18next";
import { MEASURES } from "#rules/measures";
import { endingOf } from "#rules/round";
import { toldFigure } from "#rules/score";
import { DAILY_PATHS } from "../data/dailies.ts";
import { isOfDay } from "../storage/results.ts";
import { contrast, useSetting } from "../storage/settings.ts";
import { Button } from "../ui/button.tsx";
import { usePassOn } from "../ui/pass-on.ts";
import { PassedOn, PassOnButton } from "../ui/passed-on.tsx";
import { shareText, type Shared } from "../ui/share-text.ts";
import type { AnyMode, EndedView } from "./mode.ts";
import { practicePathOf } from "./paths.ts";

/** The ways to share a result: the buttons at the foot of the ending. */
export function Share({ shared, onChallenge }: { shared: Shared; onChallenge: (() => void) | undefined }) {
  const { t } = useTranslation();
  const { passed, passOn } = usePassOn();
  const text = shareText(shared, useSetting(contrast));
  return (
    <>
      <PassOnButton variant="go" icon="share" outcome={passed} onClick={() => void passOn(text)}>
        {t("share.result")}
      </PassOnButton>
      {onChallenge && (
        <Button icon="link" onClick={onChallenge}>
          {t("challenge.short")}
        </Button>
      )}
      <PassedOn outcome={passed} text={text} />
    </>
  );
}

/** What is shared: how it went, and the address of that very puzzle. */
export function useShared(mode: AnyMode, view: EndedView): Shared {
  const { t } = useTranslation();
  const language = useLanguage();
  const { game, practisedAs, useShareLine = useNoLine } = mode;
  const line = useShareLine(view);
  const { number } = view;
  const ofDay = isOfDay(view);
  const name = t(!ofDay && practisedAs ? practisedAs.sharedAs : `share.games.${game}`);
  return {
    title: ofDay ? t("share.puzzle", { number, game: name }) : `Deke ${name}`,
    figure: toldFigure(MEASURES[game], endingOf(view)),
    limit: view.limit,
    rows: mode.squares(view),
    line,
    address: location.origin + addressOf(mode, view, language),
  };
}

const useNoLine = (): string | null => null;

function addressOf(mode: AnyMode, { kind, day }: EndedView, language: Language): string {
  switch (kind) {
    case "daily":
    case "archive":
      return addressIn(language, `${DAILY_PATHS[mode.game]}?day=${day}`);
    case "challenge":
      // Its code stands nowhere but in the address of the page it is played on.
      return location.pathname + location.search;
    case "practice":
      return addressIn(language, practicePathOf(mode));
  }
}
