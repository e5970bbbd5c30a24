import type { Dossier } from "#rules/grid/player-record";
import type { GridFacts } from "#rules/grid/grid";
import type { Env } from "../env.ts";
import { log } from "../runtime/log.ts";
import { Memory } from "../runtime/isolate-cache.ts";
import { withCircuitBreaker } from "../runtime/timeouts.ts";
import { recentStamp } from "./facts-version.ts";

/** Maximum number of records in the isolate cache. */
const MAX_RECORDS = 500;

const known = new Memory<Dossier>(MAX_RECORDS);

/**
 * Returns players' records by id from the isolate cache or D1. Those that cannot be read in time are missing: verdicts
 * do not need them.
 *
 * @param now Unix milliseconds
 */
export async function readDossiers(
  env: Env,
  facts: GridFacts,
  ids: readonly number[],
  now: number,
): Promise<ReadonlyMap<number, Dossier>> {
  const stamp = await recentStamp(env, now);
  const keyOf = (id: number): string => `${stamp} ${id}`;
  const missing = [...new Set(ids)].filter((id) => known.get(keyOf(id)) === undefined);
  try {
    if (missing.length > 0) {
      for (const [id, dossier] of await withCircuitBreaker(now, () => selectDossiers(env, facts, missing)))
        known.keep(keyOf(id), dossier);
    }
  } catch (error) {
    log("warn", "dossiers-unread", error);
  }
  return new Map(
    ids.flatMap((id) => {
      const dossier = known.get(keyOf(id));
      return dossier === undefined ? [] : [[id, dossier] as const];
    }),
  );
}

type DossierRow = Omit<Dossier, "hallOfFame" | "trophies" | Listed> & {
  id: number;
  hallOfFame: number;
} & Record<Listed, string>;

/** Columns with JSON. */
type Listed = "career" | "playoffs" | "cups" | "finals";

/** Reads players' records from D1; it bills two rows for each. */
export async function selectDossiers(
  env: Env,
  { trophies }: GridFacts,
  ids: readonly number[],
): Promise<Map<number, Dossier>> {
  const { results } = await env.DB.prepare(
    `SELECT players.id, position, country, birth_date AS birth, draft_year AS draftYear, draft_round AS draftRound,
       draft_overall AS overall, draft_team AS draftTeam, hall_of_fame AS hallOfFame,
       career, playoffs, cups, finals
     FROM json_each(?) AS asked JOIN players ON players.id = asked.value`,
  )
    .bind(JSON.stringify(ids))
    .all<DossierRow>();
  const won = trophiesOf(trophies, new Set(ids));
  return new Map(
    results.map(({ id, hallOfFame, career, playoffs, cups, finals, ...row }) => [
      id,
      {
        ...row,
        hallOfFame: hallOfFame === 1,
        career: JSON.parse(career) as Dossier["career"],
        playoffs: JSON.parse(playoffs) as Dossier["playoffs"],
        cups: JSON.parse(cups) as Dossier["cups"],
        finals: JSON.parse(finals) as Dossier["finals"],
        trophies: won.get(id) ?? [],
      },
    ]),
  );
}

function trophiesOf(
  trophies: GridFacts["trophies"],
  ids: ReadonlySet<number>,
): Map<number, [award: string, season: number][]> {
  const won = new Map<number, [string, number][]>();
  for (const [award, winners] of Object.entries(trophies))
    for (const [season, id] of winners) if (ids.has(id)) won.set(id, [...(won.get(id) ?? []), [award, season]]);
  return won;
}
