import { t } from "i18next";
import { useRef, useState } from "react";
import type { PlayerFilter } from "#rules/league/all-players";
import type { DrawnCard } from "../../../worker/app.ts";
import { usePlayerCards, useAllPlayers, type PlayerRegistry } from "../../data/people.ts";
import { findPlayer } from "#rules/league/player";
import { useStore } from "../../storage/store.ts";
import { Failed } from "../../ui/failed.tsx";
import { GameHead } from "../../ui/game-head.tsx";
import { Loading } from "../../ui/loading.tsx";
import { createMediaQuery } from "../../ui/media-query.ts";
import { Note } from "../../ui/note.tsx";
import { PlayerCard } from "../player-card/player-card.tsx";
import { CopyLink } from "./copy-link.tsx";
import { DrawBar } from "./draw-bar.tsx";
import { DrawnList } from "./drawn-list.tsx";
import { Filters } from "./filters.tsx";
import { FoldedCards } from "./folded-cards.tsx";
import styles from "./generator.module.css";
import { useDraw, type Draw } from "./use-draw.ts";

/** Whether the page is as narrow as a phone. */
const narrow = createMediaQuery("(max-width: 699px)");

const EVERYBODY: PlayerFilter = { era: "today", team: null, position: null, country: null };

export function GeneratorPage() {
  const { value: registry, failure, retry } = useAllPlayers();
  const [filter, setFilter] = useState(EVERYBODY);
  const [count, setCount] = useState(1);
  const draw = useDraw(registry, filter);
  const out = useRef<HTMLElement>(null);

  const run = () => {
    draw.draw(count);
    const section = out.current;
    if (section !== null && section.getBoundingClientRect().top < 0) section.scrollIntoView();
  };
  return (
    <div className="wrap">
      <GameHead title={t("pages.generator")} detail={null} />
      <Filters registry={registry} filter={filter} onFilter={setFilter} />
      <section className={`stack gap-5 min-w-0 container ${styles.out}`} ref={out} aria-label={t("generator.yours")}>
        {registry !== null ? (
          <Drawn draw={draw} registry={registry} />
        ) : failure === null ? (
          <Loading className={`muted text-center ${styles.waiting}`} />
        ) : (
          <Failed code={failure} onRetry={retry} />
        )}
      </section>
      <DrawBar isReady={registry !== null} draw={draw} count={count} onCount={setCount} onDraw={run} />
    </div>
  );
}

/** The drawn cards, and earlier ones. The previous cards stay until the drawn ones are here. */
function Drawn({ draw, registry }: { draw: Draw; registry: PlayerRegistry }) {
  const ids = draw.shown.map(({ id }) => id);
  const { latest, failure, retry } = usePlayerCards(ids);
  const isNarrow = useStore(narrow);
  const cards = failure === null && ids.length > 0 ? latest : [];
  const cardOf = ({ id, html }: DrawnCard) => (
    <PlayerCard
      key={id}
      person={findPlayer(registry, id)}
      html={html}
      action={cards?.length === 1 && <CopyLink ids={[id]} />}
    />
  );
  const names = draw.shown.map(({ first, last }) => `${first} ${last}`).join(", ");
  return (
    <>
      <p className="vh" role="status">
        {names}
      </p>
      {draw.isDamaged && <Note>{draw.shown.length === 0 ? t("generator.linkEmpty") : t("generator.linkPartly")}</Note>}
      {failure !== null && <Failed code={failure} onRetry={retry} />}
      {ids.length > 1 && <CopyLink key={ids.join("-")} ids={ids} />}
      {cards === null ? (
        <p className={`muted text-center ${styles.waiting}`}>{t("loading")}</p>
      ) : isNarrow && cards.length > 1 ? (
        <FoldedCards cards={cards} registry={registry} cardOf={cardOf} />
      ) : (
        cards.map(cardOf)
      )}
      <DrawnList people={draw.earlier} />
    </>
  );
}
