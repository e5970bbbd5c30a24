import { t } from "i18next";
import type { EndedRound, GameAnswer } from "#rules/games";
import type { RevealedGroup } from "#rules/roster/roster";
import type { TeamSeason } from "#rules/roster/team-season";
import { AnswerPanel } from "../shared/answer-panel.tsx";
import type { AnswerProps, EndedProps } from "../shared/game-screen.ts";
import { useWholeRoster } from "../../data/seasons.ts";
import { ClubCrest } from "../../ui/club-crest.tsx";
import { Fact } from "../../ui/fact.tsx";
import styles from "./ending.module.css";
import { RosterGuesses } from "./guesses.tsx";
import { knownBy } from "./known.ts";
import { RosterSheet } from "./sheet.tsx";
import { WholeRoster } from "./whole-roster.tsx";
import { teamSeasonParts } from "./words.ts";

// Parts of the ending, loaded before the first one.

/** Names a division; one without a text has the same name in both languages. */
const divisionName = (division: string): string =>
  t(`roster.divisions.${division as "Adams"}`, { defaultValue: division });

/** The club's large crest on its colour. */
export const Picture = ({ answer, league }: Pick<AnswerProps<"roster">, "answer" | "league">) => (
  <span className={`center square ${styles.picture}`} data-team={answer.team}>
    <ClubCrest code={answer.team} clubs={league.clubs} />
  </span>
);

export function Answer({ answer, league }: Pick<AnswerProps<"roster">, "answer" | "league">) {
  const { team, season } = teamSeasonParts(answer, league);
  const { division, record } = answer;
  const line = [
    division !== null && t("roster.inDivision", { division: divisionName(division) }),
    // The line breaks after a separator only.
    record !== undefined && record.join("–\u2060"),
    playoffWords(answer),
  ];
  return (
    <AnswerPanel
      team={answer.team}
      picture={<Picture answer={answer} league={league} />}
      first={season}
      last={team}
      crest={null}
      line={line.filter(Boolean).join("\u00a0· ")}
    />
  );
}

/** States how close a lost round came, or else who led the team in scoring. */
export function Teaser({ view }: EndedProps<"roster">) {
  const { first, last, g, a } = view.answer.scorer;
  const found = view.state === "won" ? null : foundIn(view);
  return found === null ? t("roster.ledBy", { player: `${first} ${last}`, count: g + a }) : t(`roster.had.${found}`);
}

/** Returns which parts of the answer a lost round's guesses had right. */
function foundIn({ tries }: EndedRound<"roster">): "both" | "team" | "season" | null {
  const { team, season } = knownBy(tries);
  if (team !== null) return season === null ? "team" : "both";
  return season === null ? null : "season";
}

/** From this season on the winners of two conferences meet in the Final. */
const FIRST_CONFERENCE_FINALS = 19811982;

/** The clubs of this season did not leave their divisions before the semifinals. */
const DIVISIONS_ONLY = 20202021;

/** Returns how far a club came in the playoffs; null if that is unknown. */
function playoffWords({ season, playoffs }: Pick<GameAnswer<"roster">, "season" | "playoffs">): string | null {
  if (playoffs === undefined) return null;
  const isConference = season >= FIRST_CONFERENCE_FINALS && season !== DIVISIONS_ONLY;
  return t(`roster.playoffs.${playoffs === "semifinalist" && isConference ? "conferenceFinalist" : playoffs}`);
}

/** The club's division and record, its leading scorer, and how far it came. */
export function Details({ answer }: AnswerProps<"roster">) {
  const { division, record, scorer } = answer;
  const playoffs = playoffWords(answer);
  return (
    <dl>
      {division !== null && <Fact name={t("roster.division")}>{divisionName(division)}</Fact>}
      <Fact name={t("roster.groups.scorer")}>
        {t("roster.scored", { player: `${scorer.first} ${scorer.last}`, count: scorer.g + scorer.a })}
      </Fact>
      {record !== undefined && <Fact name={t("roster.record")}>{record.join("–")}</Fact>}
      {playoffs !== null && <Fact name={t("roster.playoffs.name")}>{playoffs}</Fact>}
    </dl>
  );
}

/** The whole roster; until it is loaded, or if it cannot be, the revealed line-up, if any. */
function Roster({ answer: { season, team }, lineUp }: { answer: TeamSeason; lineUp?: readonly RevealedGroup[] }) {
  const { value: roster } = useWholeRoster({ season, team });
  if (roster === null && lineUp === undefined) return null;
  return (
    <>
      <h3 className="sub">{t(roster === null ? "roster.lineUp" : "roster.whole.title")}</h3>
      <div className="card mt-4 clip">
        {roster === null ? (
          <RosterSheet revealed={lineUp ?? []} fresh={null} />
        ) : (
          <WholeRoster roster={roster} season={{ season, team }} />
        )}
      </div>
    </>
  );
}

export const Report = ({ view }: EndedProps<"roster">) => <Roster answer={view.answer} lineUp={view.seen} />;

export const AllAnswers = ({ answer }: AnswerProps<"roster">) => (
  <div className="mt-5">
    <Roster answer={answer} />
  </div>
);

export const Replay = ({ view, league }: EndedProps<"roster">) => (
  <RosterGuesses tries={view.tries.toReversed()} seasons={league} />
);
