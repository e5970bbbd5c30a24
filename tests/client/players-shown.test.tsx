// @vitest-environment browser
import { afterAll, test, vi } from "vitest";
import type { RosteredPlayer } from "#rules/league/player";
import { indexSquads } from "#rules/league/handshakes";
import { encodeLeague } from "#rules/league/league-columns";
import { packSquads } from "#rules/league/packed-squads";
import type { LeagueVersion } from "../../client/data/league.ts";
import type { PlayerRegistry } from "../../client/data/people.ts";
import { ArticlePage } from "../../client/pages/article/article-page.tsx";
import { MoreArticles } from "../../client/pages/article/more-articles.tsx";
import { listArticles } from "../../client/articles/shelf.ts";
import { CopyLink } from "../../client/pages/generator/copy-link.tsx";
import { GeneratorPage } from "../../client/pages/generator/generator-page.tsx";
import { clearSeenPlayers } from "../../client/pages/generator/visit.ts";
import { Handshakes } from "../../client/pages/handshakes/handshakes.tsx";
import { InsightsPage } from "../../client/pages/insights/insights-page.tsx";
import { PlayerCard } from "../../client/pages/player-card/player-card.tsx";
import { AlikePlayers } from "../../client/pages/players/alike-players.tsx";
import { PuzzleLinks } from "../../client/pages/players/past-puzzles.tsx";
import { PlayersPage } from "../../client/pages/players/players-page.tsx";
import { ResultsComparison } from "../../client/pages/promo/compared.tsx";
import { PromoPage } from "../../client/pages/promo/promo-page.tsx";
import { SharpeningPicture } from "../../client/pages/promo/stage.tsx";
import { recordResult } from "../../client/storage/results.ts";
import { storeRound } from "../../client/storage/rounds.ts";
import { league as leagueOf, person, player } from "../rules/league.ts";
import { FIXTURES, SWEATER, viewAfter, wonAfter } from "./game-rounds.ts";
import { after, expectShown, inBrowser, respond, type Visitor } from "./live.tsx";

// All players are loaded once per page load, and test files share modules: this file is a page load of its own.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());
inBrowser();

const [FIRST, SECOND, THIRD, FOURTH] = [8_448_208, 8_448_209, 8_448_210, 8_448_211];
const iss = person({ id: FIRST, first: "Jāzeps", last: "Īss" });
const people = [
  iss,
  person({ id: SECOND, first: "Mats", last: "Nära", team: null, number: null, sweater: "QUE", country: "SE" }),
  person({ id: THIRD, first: "Kim", last: "Far", team: "EDM", country: "US", position: "G" }),
  person({ id: FOURTH, first: "Bo", last: "Ek", team: null }),
];
const clubs = [...(FIXTURES.career.league as PlayerRegistry).clubs.values()];
const card = (id: number) => ({ id, html: `<p>Card ${id}</p>`, description: `Description ${id}` });
/** What is answered about all players, and about the cards of some. */
const ALL_PLAYERS = {
  "/people": {
    people: people.map(({ fameRank, to, hasCareer, ...row }) => [
      ...Object.values(row).slice(1),
      to - row.from,
      -fameRank,
      Number(hasCareer),
    ]),
    clubs: clubs.filter(({ code }) => ["MTL", "EDM", "TOR", "QUE"].includes(code)),
    names: { forms: [], own: [] },
  },
  [`/${FIRST}?`]: { cards: [card(FIRST)] },
  [`/${FIRST}-${SECOND}?`]: { cards: [card(FIRST), card(SECOND)] },
  "/cards": "internal",
};
const pair = (...ids: number[]) => `/hockey-insights/rocket-to-mcdavid?players=${ids.join("-")}`;

// All players are loaded once for all pages, so these come first.
test("pages before all players are loaded", () =>
  expectShown("before-players", {
    "the generator, waiting": <GeneratorPage />,
    "handshakes, waiting": { content: <Handshakes />, acts: ({ press, t }) => press(t("handshakes.start")) },
    "the generator, failed": after(() => respond({ "/people": "internal" }), <GeneratorPage />),
    "handshakes, failed": { path: pair(0, 0), content: <Handshakes /> },
    "the page of an unknown player, with a search that failed": {
      path: "/players/none",
      content: <PlayersPage />,
      acts: ({ type }) => type("Ek", "combobox"),
    },
  }));

/** The generator in a visit that has just begun. */
const generator = (...ids: number[]) => ({
  path: `/nhl/random-player-generator?players=${ids.join("-")}`,
  content: () => {
    const events = { addEventListener() {}, removeEventListener() {} };
    vi.stubGlobal("matchMedia", () => ({ ...events, matches: ids.length > 1 }));
    respond(ALL_PLAYERS);
    clearSeenPlayers();
    return <GeneratorPage />;
  },
});

test("the generator", () =>
  expectShown("generator", {
    "one player, after one without a card": {
      ...generator(SECOND),
      acts: async ({ choose, press, t }) => {
        await choose(t("generator.country"), "CA");
        await press(t("generator.draw", { count: 1 }));
      },
    },
    "no card, two to draw": generator(SECOND),
    "one to draw": { ...generator(SECOND), acts: ({ choose, t }) => choose(t("generator.country"), "US") },
    "a link without players": { ...generator(1), acts: ({ choose, t }) => choose(t("generator.players"), "3") },
    "all filters, nobody to draw": {
      ...generator(1),
      acts: async ({ choose, t }) => {
        await choose(t("generator.era"), "all-time");
        await choose(t("generator.team"), "QUE");
        await choose(t("generator.position"), "G");
        await choose(t("generator.country"), "SE");
      },
    },
    "a link with an unknown player, on a phone": {
      ...generator(FIRST, SECOND, 8_000_000),
      acts: async ({ choose, press, t }) => {
        await press("Mats Nära");
        await choose(t("generator.players"), "2");
      },
    },
  }));

vi.mock("virtual:squads", () => {
  const squad = (season: number, team: string, ...players: number[]) => ({ season, team, players });
  const twice = [20_142_015, 20_152_016].map((season) => squad(season, "MTL", 8_448_208, 8_448_209));
  return { squads: packSquads(indexSquads([...twice, squad(19_881_989, "QUE", 8_448_209, 8_448_210)])) };
});
const handshakes = (from: number, to: number, acts: (visitor: Visitor) => Promise<unknown> = async () => {}) => ({
  path: pair(from, to),
  content: after(() => respond(ALL_PLAYERS), <Handshakes />),
  acts,
});

test("handshakes", () =>
  expectShown("handshakes", {
    closed: <Handshakes />,
    "one chosen": handshakes(FIRST, 0),
    "one is changed": handshakes(FIRST, THIRD, ({ press, t }) =>
      press(t("handshakes.changeOf", { player: "Jāzeps Īss" })),
    ),
    "the same": handshakes(FIRST, FIRST),
    "one handshake, shared": handshakes(FIRST, SECOND, ({ press, t }) => press(t("handshakes.share"))),
    "no chain": handshakes(FIRST, FOURTH),
  }));

const alike = [1, 2, 3, 4].map((id) => {
  const [name, number] = [`Ek ${id}`, id === 4 ? null : id];
  return { id, name, last: "Ek", path: `/players/ek-${id}`, detail: `${id} G`, team: "MTL", number };
});
const puzzles = [
  { game: "classic", day: "2026-11-20", number: 20 },
  { game: "legends", day: "2026-11-15", number: 3 },
] as const;

test("pages about players", () =>
  expectShown("players", {
    list: { path: "/players", content: <PlayersPage /> },
    "a player's past puzzles": <PuzzleLinks puzzles={puzzles} />,
    "an unknown player": { path: "/players/none", content: <PlayersPage /> },
    "players alike": [<AlikePlayers key="1" players={alike} />, <AlikePlayers key="2" players={alike.slice(2)} />],
    "a card, shared": {
      content: <PlayerCard person={iss} html="<p>Card</p>" action={<CopyLink ids={[FIRST]} />} />,
      acts: ({ press, t }) => press(t("generator.copyLink", { count: 1 })),
    },
  }));

test("hockey insights", async () => {
  const articles = listArticles("en");
  const follow = (at: number) => <MoreArticles slug={articles.at(at)?.slug ?? ""} />;
  await expectShown("insights", {
    "all articles": <InsightsPage />,
    "an article with a part": { path: "/hockey-insights/greatest-without-a-cup", content: <ArticlePage /> },
    "after the first article": follow(0),
    "after the last article": follow(-1),
    "an unknown article": { path: "/hockey-insights/none", content: <ArticlePage /> },
  });
});

const [rostered] = (FIXTURES.face.league as LeagueVersion).players.values() as unknown as [RosteredPlayer];
const last = "Slafkovský-Ek";
const league = encodeLeague(leagueOf(player({ ...rostered }), player({ ...rostered, id: 2, last })));
const past = { day: "2026-11-20", number: 20, player: rostered };
const photograph = { ...past, picture: { src: "data:," } as HTMLImageElement, sweater: null };
const told = SWEATER.puzzle.data.sweater as never;
const sweater = { ...past, player: { ...rostered, last }, picture: null, sweater: told };
/** How rounds ended, 4 of them at the third guess, and whether the visitor's is counted. */
const outcomes = (lost: number, distribution = [0, 0, 4, 0, 0, 0], place = 2) => {
  return { distribution, lost, counted: 1, own: { place } };
};
/** The promotion with yesterday's answer, which some have missed. */
const promo = (answer: object, missed: number) => {
  const dealt = { ...past, league: league.version, answer };
  return after(() => respond({ "/columns": league, "/outcomes": outcomes(missed), "/face": dealt }), <PromoPage />);
};
const comparison = <ResultsComparison yesterday={photograph} onClose={() => {}} />;
const compared = (response: object | string) => after(() => respond({ "/outcomes": response }), comparison);

test("the promotion of Face Reveal", () =>
  expectShown("promo", {
    waiting: <PromoPage />,
    failed: after(() => respond({ "/face": "internal" }), <PromoPage />),
    "a face, filmed": { path: "/nhl/tiktok-promo?film", content: promo({ player: 1, picture: "" }, 5) },
    "a sweater": {
      content: promo({ player: 2, picture: null, sweater: sweater.sweater }, 6),
      acts: ({ press, t }) => press(t("promo.pause")),
    },
    "not dealt": after(() => respond({ "/face": "day-not-dealt" }), <PromoPage />),
    "still playing": after(
      () => storeRound("face", "2026-11-20", { round: "", view: viewAfter("face", [2], { day: "2026-11-20" }) }),
      <PromoPage />,
    ),
    "the face at steps 1, 5 and 6": [1, 5, 6].map((step) => (
      <SharpeningPicture key={step} yesterday={photograph} step={step} />
    )),
    "the sweater at steps 0, 5 and 6": [0, 5, 6].map((step) => (
      <SharpeningPicture key={step} yesterday={sweater} step={step} />
    )),
    "results are loading": after(() => respond({}), comparison),
    "results not loaded": compared("internal"),
    "nobody has played": compared(outcomes(0, [0, 0, 0, 0, 0, 0])),
    "nobody found him": compared(outcomes(3, [0, 0, 0, 0, 0, 0])),
    "all results, and the visitor's": after(() => {
      recordResult("face", wonAfter("face", 2, "2026-11-20"));
      respond({ "/outcomes": outcomes(6, [1, 2, 4, 1, 0, 0], 1) });
    }, comparison),
  }));
