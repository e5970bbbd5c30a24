import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router";
import type { Path } from "../../../worker/app.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Beside } from "./beside.tsx";
import { Film } from "./film.tsx";
import styles from "./promo.module.css";
import { Playback, Stage } from "./stage.tsx";
import stage from "./stage.module.css";
import { useLoop, useStillness } from "./use-loop.ts";
import { useYesterday } from "./use-yesterday.ts";

const CLASSIC = "/nhl/daily-guessing-game" satisfies Path;

/** Yesterday's Classic as a teaser to watch and to film (`?film`), and the way to today's. */
export function PromoPage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [isPaused, pause] = useState(false);
  const state = useYesterday();
  const isStill = useStillness();
  const isFilming = search.has("film");
  const guesses = state.kind === "ready" ? state.yesterday.guesses.length : 0;
  const step = useLoop(guesses === 0 ? 0 : guesses + 1, isFilming || !isPaused, isStill);

  const head = state.kind === "ready" ? t("promo.game", { number: state.yesterday.number }) : undefined;
  const play = state.kind === "ready" ? <Playback yesterday={state.yesterday} step={step} /> : <Standing state={state} />;
  const foot = <ButtonLink variant="go" className={stage.go} to={CLASSIC}>{t("promo.play")}</ButtonLink>;
  const film = (isOn: boolean) => void navigate({ search: isOn ? "?film" : "" }, { replace: true });
  return (
    <div className={`wrap ${styles.promo}`}>
      {isFilming
        ? <div className={styles.place} />
        : <Stage head={head} foot={foot}>{play}</Stage>}
      <Beside onFilm={() => film(true)} pause={guesses > 0 && !isStill ? { isPaused, onToggle: () => pause(!isPaused) } : null} />
      {isFilming && <Film onClose={() => film(false)}><Stage head={head}>{play}</Stage></Film>}
    </div>
  );
}

/** What stands on the stage when there is nothing to play back. */
function Standing({ state }: { state: Exclude<ReturnType<typeof useYesterday>, { kind: "ready" }> }): ReactNode {
  const { t } = useTranslation();
  switch (state.kind) {
    case "waiting": return <p className={stage.standing} role="status">{t("loading")}</p>;
    case "none":
      return (
        <div className={stage.standing}>
          <p className={`display ${stage.who}`}>{t("promo.first")}</p>
          <p className={stage.say}>{t("promo.firstText")}</p>
        </div>
      );
    case "failed":
      return (
        <div className={stage.standing}>
          <p className={stage.say} role="alert">{state.code === "offline" ? t("errors.unreachable") : t(`errors.${state.code}`)}</p>
          <Button icon="refresh" onClick={state.retry}>{t("loadFailed.retry")}</Button>
        </div>
      );
  }
}
