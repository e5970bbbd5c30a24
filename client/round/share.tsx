import { useTranslation } from "react-i18next";
import { MEASURES } from "#rules/measures";
import { endingOf } from "#rules/round";
import { toldFigure } from "#rules/score";
import { DAILY_PATHS } from "../data/dailies.ts";
import { isOfDay } from "../storage/results.ts";
import { Button } from "../ui/button.tsx";
import { usePassOn } from "../ui/pass-on.ts";
import { PassedOn, PassOnButton } from "../ui/passed-on.tsx";
import { shareText, type Shared } from "../ui/share-text.ts";
import type { AnyMode, EndedView } from "./mode.ts";
import { practicePathOf } from "./paths.ts";

/** The ways to share a result: the buttons at the foot of the ending. */
export function Share({
  mode,
  view,
  onChallenge,
}: {
  mode: AnyMode;
  view: EndedView;
  onChallenge: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  const { passed, passOn } = usePassOn();
  const shared = sharedOf(mode, view);
  return (
    <>
      <PassOnButton variant="go" icon="share" outcome={passed} onClick={() => void passOn(shareText(shared))}>
        {t("share.result")}
      </PassOnButton>
      {onChallenge && (
        <Button icon="link" onClick={onChallenge}>
          {t("challenge.short")}
        </Button>
      )}
      <PassedOn outcome={passed} text={shareText(shared)} />
    </>
  );
}

/** What a round shares. The share text is the same in every language, so that a group chat can compare it. */
export function sharedOf(mode: AnyMode, view: EndedView): Shared {
  const ofDay = isOfDay(view);
  return {
    title: ofDay ? `Deke #${view.number} ${mode.sharedAs}` : `Deke ${mode.practisedAs?.sharedAs ?? mode.sharedAs}`,
    figure: toldFigure(MEASURES[mode.game], endingOf(view)),
    limit: view.limit,
    rows: mode.squares(view),
    address: location.origin + (ofDay ? DAILY_PATHS[mode.game] : practicePathOf(mode)),
  };
}
