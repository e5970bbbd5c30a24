// @vitest-environment browser
import { useState, type ReactNode } from "react";
import { test, vi } from "vitest";
import { SKIP } from "#rules/face/stages";
import type { RevealedSweaterFacts } from "#rules/face/sweater";
import type { EndedRound, GameView } from "#rules/games";
import { CLASSIC_CLUES } from "#rules/classic/clues";
import { GAME_NAMES, type GameName } from "#rules/shared/game-config";
import { RULES_NAMES, type RulesName } from "#rules/site/played-games";
import { PLAYOFF_RUNS } from "#rules/roster/line-up";
import type { LeagueVersion } from "../../client/data/league.ts";
import type { LoadedPlayers, PlayerRegistry } from "../../client/data/people.ts";
import type { SeasonIndex } from "../../client/data/seasons.ts";
import { CareerPath, CareerPathPlaceholder } from "../../client/games/career/path.tsx";
import { Replay as CareerReplay } from "../../client/games/career/ending.tsx";
import { StopList } from "../../client/games/career/stop-list.tsx";
import { stopCountNote } from "../../client/games/career/stop-count.ts";
import { useRefusedPlayers } from "../../client/games/classic/hard.ts";
import { HintBox } from "../../client/games/classic/hint-box.tsx";
import { Replay as ClassicReplay } from "../../client/games/classic/ending.tsx";
import { listReasons } from "../../client/games/classic/reason.ts";
import { SweaterGuesses } from "../../client/games/face/sweater-guesses.tsx";
import { Teaser as FaceTeaser } from "../../client/games/face/story.tsx";
import { cellRule } from "../../client/games/grid/cell-rule.ts";
import { CriterionSign } from "../../client/games/grid/criterion-sign.tsx";
import { FootNote } from "../../client/games/grid/foot-note.tsx";
import { gridOnScreen } from "../../client/games/grid/grid-on-screen.ts";
import { GridOver } from "../../client/games/grid/grid-over.tsx";
import { GridSearch } from "../../client/games/grid/search.tsx";
import { criterionWords, crossingOf } from "../../client/games/grid/words.ts";
import { Details, Teaser as RosterTeaser } from "../../client/games/roster/ending.tsx";
import { knownWords } from "../../client/games/roster/known.ts";
import { TeamSeasonPickers } from "../../client/games/roster/pickers.tsx";
import { NotListed } from "../../client/games/shared/not-listed.tsx";
import { CoachSummary, coachTeaser, type CoachedRound } from "../../client/games/shared/coach.tsx";
import { clubName } from "../../client/i18n/club-name.ts";
import en from "../../client/i18n/en.json" with { type: "json" };
import { SearchResults } from "../../client/search/finds.tsx";
import { formatSweaterFacts } from "../../client/ui/sweater-card/sweater-words.ts";
import { SweaterCard } from "../../client/ui/sweater-card/card.tsx";
import { SweaterSeasons } from "../../client/ui/sweater-card/seasons.tsx";
import { createNameSearch } from "../../client/name-search/search.ts";
import { facts, person, player } from "../rules/league.ts";
import { FIXTURES, SWEATER, lost, playOf, viewAfter, wonAfter, type Fixture } from "./game-rounds.ts";
import { PAGE, expectShown, inBrowser, pressing, respond, type Visitor } from "./live.tsx";

inBrowser();

const noop = () => {};
const league = FIXTURES.classic.league as LeagueVersion;
const registry = FIXTURES.career.league as PlayerRegistry;
const seasons = FIXTURES.roster.league as SeasonIndex;

/** Sentences, one in a line. */
const say = (sentences: readonly ReactNode[]) => sentences.map((sentence, at) => <p key={at}>{sentence}</p>);

test("rules, as the dialog shows them", async () => {
  vi.setSystemTime("2026-11-18");
  const rulesOf =
    (name: RulesName, grid: ReturnType<typeof gridOnScreen.read> = null) =>
    () => {
      const { Rules } = FIXTURES[name === "sweater" ? "face" : name].screen;
      gridOnScreen.set(grid);
      return <Rules name={name} onClose={noop} />;
    };
  const lines = { rows: ["club:COL", "cup", "cup"], columns: ["cup", "cup", "cup"] };
  await expectShown("rules", {
    ...Object.fromEntries(RULES_NAMES.map((name) => [name, rulesOf(name)])),
    "a grid on the page": rulesOf("grid", { lines, league: registry }),
  });
});

test("announcements of guesses", async () => {
  const reports = (game: GameName, of: Fixture<GameName>, guesses: readonly unknown[]) => () =>
    guesses.map((_, at) => {
      const view = viewAfter<GameName>(game, guesses.slice(0, at + 1) as never, { of });
      const [last] = view.tries.slice(-1);
      const { GuessReport } = of.screen;
      return <p key={at}>{last && <GuessReport view={view} last={last} league={of.league} />}</p>;
    });
  const of = (game: GameName) => FIXTURES[game] as Fixture<GameName>;
  const spared = (hints: object) => {
    const { puzzle } = FIXTURES.career;
    const spare = Object.entries(hints).map(([name, value]) => ({ name, value }) as never);
    const changed = { ...FIXTURES.career, puzzle: { ...puzzle, data: { ...puzzle.data, spare } } };
    return reports("career", changed as Fixture<GameName>, [2, 4, 5, 6, 7]);
  };
  await expectShown("announcements", {
    ...Object.fromEntries(
      GAME_NAMES.map((game) => [game, reports(game, of(game), [...of(game).wrong.slice(0, 5), of(game).right])]),
    ),
    "grid, right": reports("grid", of("grid"), [FIXTURES.grid.right]),
    sweater: reports("face", SWEATER as Fixture<GameName>, [2, SKIP, 3, SKIP, SKIP, 1]),
    "career with other hints": spared({ round: 0, trophy: "hart" }),
    "career with a number": spared({ round: 3, number: 9 }),
  });
});

test("the coach", async () => {
  type Wrong = [guess: number, left: number, average: number, ruledOutBy?: string | null, known?: number];
  const round = (wrong: Wrong[], scored: boolean): CoachedRound<string> => ({
    total: 3456,
    answer: 1,
    scored,
    wrong: wrong.map(([guess, left, average, ruledOutBy = null, known]) =>
      Object.assign({ guess, left, average, ruledOutBy }, known !== undefined && { known }),
    ),
  });
  const report = (value: CoachedRound<string>, explain?: () => string) => (
    <>
      <CoachSummary report={{ value }} league={league} clueName={(clue) => clue} {...(explain && { explain })} />
      <i data-teaser={coachTeaser(value, league)} />
    </>
  );
  const many: Wrong[] = [
    [2, 1234, 2000],
    [3, 40, 30],
    [4, 40, 40, "X"],
  ];
  const one: Wrong[] = [[2, 1, 5]];
  const few: Wrong[] = [2, 1].map((known) => [4 - known, 100 + 200 * known, 9, null, known]);
  const because = () => "X";
  const career = (of: Parameters<typeof CoachSummary<string>>[0]["report"]) => (
    <CoachSummary report={of} lead="career.coach.lead" league={league} clueName={String} />
  );
  await expectShown("coach", {
    "found at once": () => report(round([], true)),
    "found, with many left": () => report(round(many, true)),
    "found, with many left, and why": () => report(round(many, true), because),
    "found, cornered": () => report(round(one, true)),
    "found, cornered, and why": () => report(round(one, true), because),
    "found, cornered among the best known": () => report(round(few, true), because),
    "lost with many left": () => report(round(many, false)),
    "lost with many left, and why": () => report(round(many, false), because),
    "lost with one left": () => report(round(one, false)),
    "lost with one left, and why": () => report(round(one, false), because),
    loading: career({ value: null }),
    failed: career({ value: null, failure: "internal" }),
    career: career({ value: round(one, true) }),
  });
  const positions = (["C", "L", "R", "D", "G"] as const).map((position, at) =>
    player({ id: at + 1, position, team: ["MTL", "TOR", "EDM"][at % 3] ?? "" }),
  );
  const of = facts(...positions, player({ id: 6, overall: null }), player({ id: 7, number: null }));
  const apart = (["near", "miss"] as const).flatMap((verdict) =>
    (["none", "up", "down"] as const).map((arrow) => ({ verdict, arrow })),
  );
  const match = { verdict: "match", arrow: "none" } as const;
  const reasons = (clue: (typeof CLASSIC_CLUES)[number]) => () =>
    say(
      [1, 2, 3, 4, 5, 6, 7].map((guess) =>
        [match, ...apart]
          .map((mark) => `${listReasons([{ clue, mark, guess }], { ...league, players: of.players })}.`)
          .join(" "),
      ),
    );
  const some = (count: number) => CLASSIC_CLUES.slice(0, count).map((clue) => ({ clue, mark: match, guess: 1 }));
  await expectShown("coach-reasons", {
    ...Object.fromEntries(CLASSIC_CLUES.map((clue) => [clue, reasons(clue)])),
    "two and three": () => say([2, 3].map((count) => listReasons(some(count), league))),
  });
});

test("hints, hard mode and lists of players", async () => {
  const view = viewAfter("classic", [2, 3, 4, 5]);
  const box = (hint?: GameView<"classic">["hint"], busy: "judging" | null = null) => (
    <HintBox
      play={{ ...playOf("classic", { ...view, ...(hint && { hint }) } as never), busy } as never}
      league={league}
    />
  );
  const Refused = () => {
    const refused = useRefusedPlayers({ ...viewAfter("classic", [2]), hard: true }, league) ?? [];
    return say([...refused].map(([id, why]) => `${id}: ${why}`));
  };
  const row = [1, "Jāzeps", "Īss", "C", 1968, "CA", null, 9, null, ["MTL"], 1988, 20, 1, 0];
  const notListed = (query: string, people: object | string) => () => {
    respond({ "/api/people": people });
    return (["rostered", "careers"] as const).map((listed) => <NotListed key={listed} query={query} listed={listed} />);
  };
  const list = (game: "classic" | "legends") => () => {
    const { players, clubs } = FIXTURES[game].league as LoadedPlayers;
    const found = [...players.values()].slice(0, 4).map((person) => ({ person, name: person.last, marks: [] }));
    const props = {
      found,
      clubs,
      active: 1,
      spent: new Map([[2, "X"]]),
      total: found.length,
      purpose: "guess",
    } as const;
    const rest = { id: "list", query: "iss", describe: undefined, none: undefined, onChoose: noop };
    return <SearchResults {...props} {...rest} isRefused />;
  };
  const replay = { ...lost("classic"), tries: [], hint: { kind: "letter", letter: "Ī" } } as EndedRound<"classic">;
  await expectShown("hints", {
    offered: { content: box(), acts: pressing("classic.hint.take") },
    "offered during a guess": box(undefined, "judging"),
    "a letter": box({ kind: "letter", letter: "Ī" }),
    "a club": box({ kind: "club", club: "TOR" }),
    refused: <Refused />,
    "after a round": <ClassicReplay view={replay} league={league} />,
    "a guess with values that are unknown": (
      <ClassicReplay view={{ ...replay, tries: viewAfter("classic", [4]).tries }} league={league} />
    ),
    "the list of today's players, one of them refused": list("classic"),
    "the list of all players": list("legends"),
    "a name, without the names of all": notListed("Iss", "internal"),
    "a name that is not listed": notListed("Iss", { version: "", clubs: [], people: [row], names: {} }),
  });
});

test("sweaters and faces", async () => {
  const told: Required<RevealedSweaterFacts> = {
    born: { decade: 1990, hand: "R" },
    body: { inches: 72, round: 2 },
    seasons: { isGoalie: false, heights: [50, 100, 80], best: 83 },
    club: { conference: "Western", colours: ["orange", "blue"] },
    digit: "9",
    initials: { number: "97", initials: "C. M." },
  };
  const odd: Required<RevealedSweaterFacts> = {
    born: { decade: null, hand: "B" },
    body: { inches: 69, round: 0 },
    seasons: { isGoalie: true, heights: [100], best: 925 },
    club: { conference: "Eastern", colours: ["gold", "white"] },
    digit: "",
    initials: { number: "9", initials: "C. M." },
  };
  const unknown: Required<RevealedSweaterFacts> = {
    born: { decade: 2000, hand: null },
    body: { inches: null, round: null },
    seasons: { isGoalie: false, heights: [], best: null },
    club: { conference: "Western", colours: ["beige", "black"] },
    digit: null,
    initials: { number: null, initials: "C. M." },
  };
  const sweater = (of: RevealedSweaterFacts, digits: number | null, last?: string) => (
    <>
      <SweaterCard digits={digits} told={of} last={last} label={formatSweaterFacts(of)} />
      <SweaterSeasons told={of.seasons} />
      <SweaterGuesses told={of} guesses={[]} league={null} />
    </>
  );
  const teaser = (view: EndedRound<"face">) => () => say([<FaceTeaser key="" view={view} league={league} />]);
  const ofSweater = (fits: number[], state: "won" | "lost") => () => {
    const view = viewAfter("face", [SKIP, 1], { of: SWEATER }) as EndedRound<"face">;
    const seen = { ...view.seen, sweater: { ...view.seen.sweater, fits } } as typeof view.seen;
    return teaser({ ...view, state, seen })();
  };
  const { Table } = SWEATER.screen;
  const skipped = (skips: number) => () => {
    const view = viewAfter<GameName>("face", Array(skips).fill(SKIP), { of: SWEATER as Fixture<GameName> });
    const play = playOf<GameName>("face", view);
    return <Table play={play} banner="–" day={null} league={null} rules={null} onShowEnding={noop} />;
  };
  const colours = Object.keys(en.face.sweaters.colours) as (keyof typeof en.face.sweaters.colours)[];
  await expectShown("sweaters", {
    "nothing yet": () => sweater({}, 2),
    "the first fact of one with a number that is unknown": () => sweater({ born: told.born }, null),
    "all facts": () => sweater(told, 2),
    "all facts of a goalie": () => sweater(odd, 1),
    "facts that are unknown": () => sweater(unknown, null, "Ekman-Larsson"),
    "of the answer, without the stick": <SweaterCard digits={2} told={told} isSquare />,
    colours: () =>
      say(colours.map((colour) => formatSweaterFacts({ club: { conference: "Eastern", colours: [colour, "white"] } }))),
    hands: () => say((["L", "R", "B"] as const).map((hand) => formatSweaterFacts({ born: { decade: 1980, hand } }))),
    "a face known at stage 3": teaser(wonAfter("face", 2)),
    "a face not known": teaser(lost("face")),
    "a sweater that two fitted": ofSweater([40, 2], "won"),
    "a sweater that many fitted": ofSweater([4000, 1200], "lost"),
    "a sweater that one fitted": ofSweater([40, 1], "lost"),
    ...Object.fromEntries([1, 2, 3, 4].map((skips) => [`${skips} skips of a sweater, in practice`, skipped(skips)])),
  });
});

test("career paths", async () => {
  const stop = (team: string, games: number, more: object = {}) => ({ team, from: 1990, to: 1993, games, ...more });
  const path = [
    stop("QUE", 1),
    stop("PHX", 1234, { before: [{ team: "WIN" }], to: 1990 }),
    stop("EDM", 50, { as: 19951996 }),
  ];
  const open = (at: number, since: number) => ({
    ...path[at],
    team: path[at]?.team ?? "",
    years: at === 0 ? null : { from: 1990, to: 1990 + at },
    since,
  });
  const [guess] = viewAfter("career", [2]).tries;
  const apart = guess?.clue.common.clubs.of.map(({ team }) => ({ team, isShared: false }));
  const common = { ...guess?.clue.common, clubs: { verdict: "miss", of: apart } };
  const missed = { ...lost("career"), tries: [{ ...guess, clue: { ...guess?.clue, common } }] };
  await expectShown("career-paths", {
    "a guess without a club on the path": <CareerReplay view={missed as never} league={registry} />,
    "a whole career": <StopList stops={path} league={registry} />,
    "partly hidden": <CareerPath stops={[null, open(0, 0), open(1, 2), null, null]} misses={2} league={registry} />,
    "ten stops": <CareerPath stops={Array(10).fill(null)} misses={null} league={registry} />,
    "to come": [<CareerPathPlaceholder key="1" stops={5} />, <CareerPathPlaceholder key="2" stops={null} />],
    "of the page": {
      content: () => say([stopCountNote(null, "2026-11-21")]),
      page: { stops: { day: "2026-11-21", count: 5 } },
    },
    unknown: { content: () => say([<i key="" data-note={stopCountNote(null, null)} />]), page: PAGE },
  });
});

test("what is known of a roster, and its answer", async () => {
  const guess = (year: number, team: string) => ({ season: year * 10_001 + 1, team });
  const words =
    (...guesses: ReturnType<typeof guess>[]) =>
    () =>
      say([knownWords(viewAfter("roster", guesses).tries, seasons)]);
  const { record: _record, ...answer } = wonAfter("roster", 0).answer;
  const details = (change: object) => (
    <Details key={JSON.stringify(change)} answer={{ ...answer, ...change }} view={null} league={seasons} />
  );
  const teaser = (guesses: ReturnType<typeof guess>[]) => {
    const view = { ...viewAfter("roster", guesses), state: "lost", answer } as unknown as EndedRound<"roster">;
    return say([<RosterTeaser key="" view={view} league={seasons} />]);
  };
  const few = new Map([...seasons.clubs].filter(([code]) => ["EDM", "LAK", "ANA", "QUE"].includes(code)));
  const won = wonAfter("roster", 0);
  const ofOnePoint = { ...won, answer: { ...won.answer, scorer: { ...won.answer.scorer, g: 1, a: 0 } } };
  const Pickers = () => {
    const [guesses, make] = useState([guess(1988, "LAK")]);
    const play = {
      ...playOf("roster", viewAfter("roster", guesses)),
      guess: () => make([...guesses, guess(1990, "ANA")]),
    };
    return <TeamSeasonPickers play={play as never} league={{ ...seasons, clubs: few }} />;
  };
  const choose = async ({ t, choose }: Visitor) => {
    await choose(t("roster.team"), "EDM");
    await choose(t("roster.season"), "19901991");
  };
  await expectShown("roster-parts", {
    "nothing known": words(),
    "a season long before": words(guess(1967, "MTL")),
    "a season long after": words(guess(2005, "MTL")),
    "seasons on both sides": words(guess(1967, "MTL"), guess(2005, "MTL")),
    "one season left": words(guess(1988, "LAK"), guess(1990, "CGY")),
    "the team": words(guess(1980, "EDM")),
    "the season": words(guess(1989, "MTL")),
    "led with one point": say([<RosterTeaser key="" view={ofOnePoint} league={seasons} />]),
    "lost with the team": teaser([guess(1980, "EDM")]),
    "lost with the season": teaser([guess(1989, "MTL")]),
    "lost with both": teaser([guess(1980, "EDM"), guess(1989, "MTL")]),
    "how far it came": PLAYOFF_RUNS.map((playoffs) => details({ playoffs })),
    "semifinalists before conferences, from then on, and in the year of divisions only": [
      19801981, 19811982, 20202021,
    ].map((season) => details({ playoffs: "semifinalist", season, division: "East" })),
    "a club by its name of the season": () => say([clubName(seasons.clubs.get("PHX"), "PHX", 20002001)]),
    divisions: Object.keys(en.roster.divisions).map((division) => details({ division, playoffs: undefined })),
    "all that is known": details({ record: [38, 28, 14] }),
    "little known": details({ division: null, playoffs: undefined }),
    chosen: { content: <Pickers />, acts: choose },
    "after a guess": {
      content: <Pickers />,
      acts: async (visitor) => (await choose(visitor), visitor.press(visitor.t("roster.guess"))),
    },
  });
});

test("facts about answers", async () => {
  const unknown = { points: null, draftYear: null };
  const goalie = player({ ...unknown, id: 901, position: "G", number: null, birth: null, overall: null });
  const of = { ...league, players: facts(goalie, player({ ...unknown, id: 2 })).players };
  const cards = (totals: (number | null)[]) => ({ "/cards/": { cards: [{ totals }] } });
  const Classic = FIXTURES.classic.screen.Details;
  const Legends = FIXTURES.legends.screen.Details;
  const { answer } = wonAfter("legends", 0);
  const legend = registry.players.get(1) ?? person({});
  const ofGoalie = (change: object, known: object = {}) => (
    <Legends
      answer={{ ...answer, player: 1, ...known }}
      view={null}
      league={{ ...registry, players: new Map([[1, { ...legend, position: "G" as const, ...change }]]) }}
    />
  );
  const rostered = (id: number) => <Classic answer={{ player: id }} view={null} league={of} />;
  const shown = (bodies: object, content: ReactNode) => () => (respond(bodies as never), content);
  await expectShown("facts", {
    "a goalie": shown(cards([500, 1234, 1, 1, 0.915]), rostered(901)),
    "a legend who was a goalie": shown(
      cards([500, 301, 1, 1, null]),
      ofGoalie({ country: null, id: 902 }, { overall: null }),
    ),
    "a goalie, loading": shown({}, ofGoalie({ id: 903 })),
    "a skater of whom little is known": shown({}, rostered(2)),
  });
});

test("dialogs of the Grid", async () => {
  const { league: players, wrong } = FIXTURES.grid;
  const shot = (square: number, player: number) => ({ square, player });
  const dealt = viewAfter("grid", [shot(3, 2), shot(6, 4), shot(4, 6), shot(4, 3)]);
  const club = { kind: "club", met: true, stays: [["MTL", 1990, 1999]] };
  const country = { kind: "country", met: true, country: "SE" };
  const figure = { kind: "figure", met: false, figure: 330 };
  const proofs = [
    [club, country],
    [{ ...club, met: false, stays: [] }, figure],
  ];
  const judged = (at: number) => ({ correct: at < 2, proof: proofs.at(at / 2) });
  const tries = dealt.tries.map((made, at) => ({ ...made, clue: { ...made.clue, ...judged(at) } }));
  const view = { ...dealt, tries } as unknown as typeof dealt;
  const everybody = createNameSearch([...registry.players.values()]);
  /** The search for a square, and what has become of the round once a player is chosen. */
  const Search = ({ square, before, after = before }: { square: number; before: typeof view; after?: typeof view }) => {
    const [of, set] = useState(before);
    const play = { ...playOf("grid", of), guess: () => set(after) } as never;
    return <GridSearch square={square} view={of} league={registry} everybody={everybody} play={play} onClose={noop} />;
  };
  const { Table } = FIXTURES.grid.screen;
  const table = (pending: object | null = null) => {
    const play = playOf("grid", view, pending as never);
    return <Table play={play} banner={null} day="2026-11-21" league={players} rules={null} onShowEnding={noop} />;
  };
  await expectShown("grid-dialogs", {
    "a player for a cell, and why one cannot be": {
      content: <Search square={1} before={view} />,
      acts: ({ type }) => type("Ek", "combobox"),
    },
    "after a miss there, by one who cannot be again": {
      content: <Search square={4} before={{ ...view, tries: tries.slice(0, 3) } as typeof view} after={view} />,
      async acts({ type, press }) {
        await type("Far", "combobox");
        await press("Kim Far", "option");
        await type("Far", "combobox");
      },
    },
    "with one shot left": <Search square={8} before={viewAfter("grid", wrong.slice(0, 8))} />,
    "chosen on the board, with a shot that is judged": {
      content: table({ square: 5, player: 2 }),
      acts: ({ t, press }) => press(t("grid.choose", crossingOf(view.seen, 5, registry))),
    },
    "to stop": { content: table(), acts: pressing("grid.stop") },
    "all answers": { content: <GridOver view={lost("grid")} league={registry} />, acts: pressing("grid.allAnswers") },
  });
});

test("criteria of the Grid", async () => {
  const { criteria } = en.grid;
  const kinds = Object.entries(criteria).flatMap(([kind, of]) => Object.keys(of).map((key) => `${kind}:${key}`));
  const trophies = Object.keys(en.generator.trophies).map((trophy) => `trophy:${trophy}`);
  const all = [...kinds, "cup", "hall-of-fame", "country:SE", "club:EDM", ...trophies];
  const rule = (row: string, column: string) =>
    cellRule({ rows: [row, row, row], columns: [column, column, column] }, 0, registry);
  const note = (...columns: string[]) => (
    <FootNote lines={{ rows: ["club:COL", "club:WPG", "club:MTL"], columns }} league={registry} />
  );
  await expectShown("grid-criteria", {
    "signs, names, and what counts with a club and without one": () =>
      [...all, "club:TOR"].map((key) => (
        <div key={key}>
          <CriterionSign of={key} league={registry} /> {criterionWords(key, registry).rest}
          <i data-with={rule("club:EDM", key)} data-without={rule("country:SE", key)} />
        </div>
      )),
    explained: note("club:EDM", "country:SE", "position:goalie"),
    "explained with marks": note("cup", "season:50-goals", "trophy:hart"),
    "explained with meanings": note("career:one-club", "career:five-clubs", "draft:by-club"),
    "explained with more meanings": note("final:reached", "final:captain", "debut:teenager"),
    "explained without clubs": (
      <FootNote lines={{ rows: ["cup", "cup", "cup"], columns: ["career:one-club"] }} league={registry} />
    ),
  });
});
