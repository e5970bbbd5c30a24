import { t } from "i18next";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { STAGE_COLUMNS } from "#rules/face/stages";
import { GAME_PATHS } from "#rules/site/pages";
import { useHydrated } from "../../storage/store.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { SideColumn } from "./side-column.tsx";
import { ResultsComparison } from "./compared.tsx";
import { PromoFilm } from "./film.tsx";
import styles from "./promo.module.css";
import { SharpeningPicture, PromoStage } from "./stage.tsx";
import stage from "./stage.module.css";
import { useAnimationLoop } from "./use-loop.ts";
import { useYesterdaysAnswer } from "./use-yesterday.ts";

/** Yesterday's face as a teaser to watch and to film (`?film`), with a link to today's. */
export function PromoPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [isPaused, pause] = useState(false);
  const [isComparing, compare] = useState(false);
  const state = useYesterdaysAnswer();
  const isFilming = useHydrated() && search.has("film");
  const isReady = state.kind === "ready";
  // Reserves the place of everything that comes with the face.
  const isComing = isReady || state.kind === "waiting";
  const step = useAnimationLoop(isReady ? STAGE_COLUMNS.length : 0, isFilming || !isPaused);

  const name = isReady && state.yesterday.sweater !== null ? t("face.sweaters.name") : t("pages.face");
  const head = isReady ? t("promo.game", { game: name, number: state.yesterday.number }) : undefined;
  const play = (
    <PromoStage head={head}>
      {isReady ? <SharpeningPicture yesterday={state.yesterday} step={step} /> : <NoFace state={state} />}
    </PromoStage>
  );
  const film = (isOn: boolean) => void navigate({ search: isOn ? "?film" : "" }, { replace: true });
  return (
    <div className={`wrap stack items-center ${styles.promo}`}>
      {isFilming ? <div /> : play}
      <ButtonLink variant="go" big className={styles.go} to={GAME_PATHS.face}>
        {t("promo.play")}
      </ButtonLink>
      <SideColumn
        onFilm={() => film(true)}
        onCompare={isComing ? () => compare(true) : undefined}
        pause={isComing ? { isPaused, onToggle: () => pause(!isPaused) } : null}
      />
      {isReady && isComparing && <ResultsComparison yesterday={state.yesterday} onClose={() => compare(false)} />}
      {isFilming && <PromoFilm onClose={() => film(false)}>{play}</PromoFilm>}
    </div>
  );
}

/** Shown when there is no face: why, and what the visitor can do. */
export function NoFace({ state }: { state: Exclude<ReturnType<typeof useYesterdaysAnswer>, { kind: "ready" }> }) {
  const className = `stack justify-items-start ${stage.noFace}`;
  if (state.kind === "waiting") return <Loading className={className} />;
  if (state.kind === "failed")
    return (
      <div className={className}>
        <p className={stage.say} role="alert">
          {t(`errors.${state.code}`)}
        </p>
        <Button icon="refresh" onClick={state.retry}>
          {t("loadFailed.retry")}
        </Button>
      </div>
    );
  const { number, day, show } = state;
  return (
    <div className={className}>
      <p className={stage.say}>{show ? t("yesterday.running", { number }) : t("errors.day-not-dealt")}</p>
      <ButtonLink to={`${GAME_PATHS.face}?day=${day}`}>
        {t(show ? "home.games.goOn" : "home.games.play", { number })}
      </ButtonLink>
      {show && <Button onClick={show}>{t("yesterday.show")}</Button>}
    </div>
  );
}
