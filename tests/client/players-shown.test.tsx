import { beforeEach, test, vi } from "vitest";
import type { RosteredPlayer } from "#rules/league/player";
import type { Squad, Squads } from "#rules/league/handshakes";
import type { LeagueVersion } from "../../client/data/league.ts";
import type { PlayerRegistry } from "../../client/data/people.ts";
import { ArticlePage } from "../../client/pages/article/article-page.tsx";
import { DrawBar } from "../../client/pages/generator/draw-bar.tsx";
import { CopyLink } from "../../client/pages/generator/copy-link.tsx";
import { Filters } from "../../client/pages/generator/filters.tsx";
import { GeneratorPage } from "../../client/pages/generator/generator-page.tsx";
import type { Draw } from "../../client/pages/generator/use-draw.ts";
import { seenPlayers } from "../../client/pages/generator/visit.ts";
import { HandshakesChain } from "../../client/pages/handshakes/chain.tsx";
import { Handshakes } from "../../client/pages/handshakes/handshakes.tsx";
import { InsightsPage } from "../../client/pages/insights/insights-page.tsx";
import { PlayerCard } from "../../client/pages/player-card/player-card.tsx";
import { AlikePlayers } from "../../client/pages/players/alike-players.tsx";
import { PlayersPage } from "../../client/pages/players/players-page.tsx";
import { ResultsComparison } from "../../client/pages/promo/compared.tsx";
import { NoFace, PromoPage } from "../../client/pages/promo/promo-page.tsx";
import { SideColumn } from "../../client/pages/promo/side-column.tsx";
import { Missed, SharpeningPicture } from "../../client/pages/promo/stage.tsx";
import { recordResult } from "../../client/storage/results.ts";
import { person } from "../rules/league.ts";
import { stubBrowser } from "./effects.tsx";
import { FIXTURES, SWEATER, wonAfter } from "./game-rounds.ts";
import { atNoon, expectShown, renderStill } from "./rendered.tsx";

atNoon();
beforeEach(stubBrowser);

const [FIRST, SECOND, THIRD] = [8_448_208, 8_448_209, 8_448_210];
const people = [
  person({ id: FIRST, first: "Jāzeps", last: "Īss" }),
  person({ id: SECOND, first: "Mats", last: "Nära", team: null, number: null, sweater: "QUE", country: "SE" }),
  person({ id: THIRD, first: "Kim", last: "Far", team: "EDM", country: "US", position: "G" }),
];
const [iss, nara, far] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]];
const { clubs, searchOf } = FIXTURES.career.league as PlayerRegistry;
const few = new Map([...clubs].filter(([code]) => ["MTL", "EDM", "TOR", "QUE"].includes(code)));
const registry: PlayerRegistry = { players: new Map(people.map((each) => [each.id, each])), clubs: few, searchOf };

const NONE = Array.from({ length: 4 }, () => ["", null] as [string, unknown, undefined?]);
/** The states of `useLoaded` after responses, or none yet. */
const loaded = (...responses: [key: string, value: unknown, failure?: string | undefined][]) => ({
  useLoaded: [...responses, ...NONE].flatMap(([key, value, failure = null]) => [
    key === "" ? undefined : { key, value, latest: value, failure },
    0,
  ]),
});
const failed = (key: string) => loaded([key, null, "internal"]);
/** The states of the generator with cards of players, which are in the page's language. */
const drawn =
  (ids: number[], failure?: string) =>
  (language: string): ReturnType<typeof loaded> => {
    const cards = ids.map((id) => ({ id, html: `<p>Card ${id}</p>`, description: `Description ${id}` }));
    return loaded(["registry", registry], [`${language} ${ids.join("-")}`, failure ? null : cards, failure]);
  };
const at = (...ids: number[]) => `/nhl/random-player-generator?players=${ids.join("-")}`;
const isNarrow = () =>
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
const drawBar = (fitting: number, free: number, count = 2, isReady = true) => (
  <DrawBar
    key={`${fitting} ${free} ${count}`}
    isReady={isReady}
    draw={{ fitting, free } as Draw}
    count={count}
    onCount={() => {}}
    onDraw={() => {}}
  />
);
const filters = (filter: object) => (
  <Filters
    registry={registry}
    filter={{ era: "today", team: null, position: null, country: null, ...filter }}
    onFilter={() => {}}
  />
);

test("the generator", () =>
  expectShown(
    "generator",
    {
      waiting: <GeneratorPage />,
      failed: { content: <GeneratorPage />, states: failed("registry") },
      "one player, after another": {
        path: at(FIRST),
        states: drawn([FIRST]),
        content: () => {
          seenPlayers.set([SECOND, FIRST]);
          return <GeneratorPage />;
        },
      },
      "no card": { path: at(SECOND), states: drawn([SECOND], "internal"), content: <GeneratorPage /> },
      "a link without players": { path: at(1), states: drawn([]), content: <GeneratorPage /> },
      "a link with an unknown player, on a phone": {
        path: at(FIRST, SECOND, 8_000_000),
        states: (language) => ({ ...drawn([FIRST, SECOND])(language), FoldedCards: [SECOND] }),
        content: () => {
          isNarrow();
          return <GeneratorPage />;
        },
      },
      "players to draw": [drawBar(0, 0), drawBar(3, 0), drawBar(1200, 1), drawBar(3, 2, 3), drawBar(1, 1, 1)],
      "all filters": filters({ era: "all-time", team: "QUE", position: "G", country: "SE" }),
    },
    renderStill,
  ));

const squad = (season: number, team: string, ...players: number[]): Squad => ({ season, team, players });
const squads: Squads = {
  all: [
    squad(20_142_015, "MTL", FIRST, SECOND),
    squad(20_152_016, "MTL", FIRST, SECOND),
    squad(19_881_989, "QUE", SECOND, THIRD),
  ],
  of: new Map([
    [FIRST, [0, 1]],
    [SECOND, [0, 1, 2]],
    [THIRD, [2]],
  ]),
};
const chain = (from: typeof iss, to: typeof iss, of = squads) => (
  <HandshakesChain from={from} to={to} registry={registry} squads={of} />
);
const pair = (...ids: number[]) => `/hockey-insights/rocket-to-mcdavid?players=${ids.join("-")}`;

test("handshakes", () =>
  expectShown(
    "handshakes",
    {
      closed: <Handshakes />,
      loading: { path: pair(0, 0), content: <Handshakes /> },
      failed: { path: pair(0, 0), content: <Handshakes />, states: failed("registry") },
      "one chosen": {
        path: pair(FIRST, 0),
        content: <Handshakes />,
        states: loaded(["registry", registry], ["squads", squads]),
      },
      "one is changed": {
        path: pair(FIRST, THIRD),
        content: <Handshakes />,
        states: { ...loaded(["registry", registry], ["squads", squads]), PlayerField: [true, false] },
      },
      "the same": chain(iss, iss),
      "one handshake": chain(iss, nara),
      "no chain": chain(iss, far, { all: [], of: new Map() }),
    },
    renderStill,
  ));

const alike = [1, 2, 3, 4].map((id) => ({
  id,
  name: `Ek ${id}`,
  last: "Ek",
  path: `/players/ek-${id}`,
  detail: `${id} G`,
  team: "MTL",
  number: id === 4 ? null : id,
}));
const puzzles = [
  { game: "classic", day: "2026-11-20", number: 20 },
  { game: "legends", day: "2026-11-15", number: 3 },
] as const;

test("pages about players", () =>
  expectShown(
    "players",
    {
      list: { path: "/players", content: <PlayersPage /> },
      "a player, once the answer": {
        path: "/players/jazeps-iss-8448208",
        states: loaded(["", null], ["8448208", { puzzles }]),
        content: <PlayersPage />,
      },
      "an unknown player": { path: "/players/none", content: <PlayersPage /> },
      "a search that failed": {
        path: "/players/none",
        content: <PlayersPage />,
        states: { AnyPlayerInput: [true], ...failed("registry") },
      },
      "players alike": <AlikePlayers players={alike} />,
      "few players alike": <AlikePlayers players={alike.slice(2)} />,
      "a card": <PlayerCard person={iss} html="<p>Card</p>" action={<CopyLink ids={[FIRST]} />} />,
    },
    renderStill,
  ));

test("hockey insights", () =>
  expectShown(
    "insights",
    {
      "all articles": <InsightsPage />,
      "an article with a part": { path: "/hockey-insights/greatest-without-a-cup", content: <ArticlePage /> },
      "an unknown article": { path: "/hockey-insights/none", content: <ArticlePage /> },
    },
    renderStill,
  ));

const [rostered] = (FIXTURES.face.league as LeagueVersion).players.values() as unknown as [RosteredPlayer];
const answer = { day: "2026-11-20", number: 20, player: rostered };
const photograph = { ...answer, picture: { src: "data:," } as HTMLImageElement, sweater: null };
const sweater = {
  ...answer,
  player: { ...rostered, last: "Slafkovský-Ek" },
  picture: null,
  sweater: SWEATER.puzzle.data.sweater as never,
};
const outcomes = (lost: number, ...distribution: number[]) => ({ distribution, lost });
const here = (of: ReturnType<typeof outcomes>) => ({ at: "here", outcomes: of, others: of }) as const;
const counted = (of: object) => loaded(["face 2026-11-20 true", { outcomes: of, isCounted: false }]);
const compared = <ResultsComparison yesterday={photograph} onClose={() => {}} />;

test("the promotion of Face Reveal", () =>
  expectShown(
    "promo",
    {
      waiting: <PromoPage />,
      failed: { content: <PromoPage />, states: failed("2026-11-20") },
      "a face, filmed": {
        path: "/nhl/tiktok-promo?film",
        content: <PromoPage />,
        states: loaded(["2026-11-20", photograph]),
      },
      "a sweater": { content: <PromoPage />, states: { ...loaded(["2026-11-20", sweater]), PromoPage: [true, false] } },
      "no face": [
        <NoFace key="1" state={{ kind: "waiting" }} />,
        <NoFace key="2" state={{ kind: "failed", code: "offline", retry() {} }} />,
        <NoFace key="3" state={{ kind: "playable", day: "2026-11-20", number: 20, show: null }} />,
        <NoFace key="4" state={{ kind: "playable", day: "2026-11-20", number: 20, show() {} }} />,
      ],
      ...Object.fromEntries(
        [1, 5, 6].map((step) => [
          `the face at step ${step}`,
          <SharpeningPicture key="1" yesterday={photograph} step={step} />,
        ]),
      ),
      ...Object.fromEntries(
        [0, 5, 6].map((step) => [
          `the sweater at step ${step}`,
          <SharpeningPicture key="1" yesterday={sweater} step={step} />,
        ]),
      ),
      "who missed": [5, 6].map((lost) => (
        <p key={lost}>
          <Missed comparison={here(outcomes(lost, 0, 0, 4, 0, 0, 0))} />
        </p>
      )),
      "next to it, without a face": <SideColumn onFilm={() => {}} onCompare={undefined} pause={null} />,
      "results are loading": compared,
      "results not loaded": { content: compared, states: failed("face 2026-11-20 true") },
      "nobody has played": { content: compared, states: counted(outcomes(0, 0, 0, 0, 0, 0, 0)) },
      "nobody found him": { content: compared, states: counted(outcomes(3, 0, 0, 0, 0, 0, 0)) },
      "all results, and the visitor's": {
        states: loaded(["face 2026-11-20 false", { outcomes: outcomes(6, 1, 2, 4, 1, 0, 0), isCounted: true }]),
        content: () => {
          recordResult("face", wonAfter("face", 2, "2026-11-20"));
          return compared;
        },
      },
    },
    renderStill,
  ));
