import { LEADERBOARD_PERIODS } from "#rules/site/leaderboard";
import type { Env } from "../../worker/env.ts";
import type { FinishedRound } from "../../worker/runtime/queue-messages.ts";
import type { FriendsBoardRow, NewMember } from "../../worker/store/friends.ts";
import * as allPlayers from "../../worker/store/all-players.ts";
import * as applySync from "../../worker/store/apply-sync.ts";
import * as careers from "../../worker/store/careers.ts";
import * as checkSync from "../../worker/store/check-sync.ts";
import * as franchiseChanges from "../../worker/store/franchise-changes.ts";
import * as criteria from "../../worker/store/criteria.ts";
import * as deletedVisitors from "../../worker/store/deleted-visitors.ts";
import * as eventCounts from "../../worker/store/event-counts.ts";
import * as factsVersion from "../../worker/store/facts-version.ts";
import * as fame from "../../worker/store/fame.ts";
import * as feedback from "../../worker/store/feedback.ts";
import * as friends from "../../worker/store/friends.ts";
import * as health from "../../worker/store/health.ts";
import * as keys from "../../worker/store/keys.ts";
import * as lateResults from "../../worker/store/late-results.ts";
import * as leaderboard from "../../worker/store/leaderboard.ts";
import * as leaguePictures from "../../worker/store/league-pictures.ts";
import * as leagues from "../../worker/store/leagues.ts";
import * as legends from "../../worker/store/legends.ts";
import * as otherNames from "../../worker/store/other-names.ts";
import * as ownData from "../../worker/store/own-data.ts";
import * as picks from "../../worker/store/picks.ts";
import * as playerRecords from "../../worker/store/player-records.ts";
import * as players from "../../worker/store/players.ts";
import * as puzzles from "../../worker/store/puzzles.ts";
import * as rarestPicks from "../../worker/store/rarest-picks.ts";
import * as reminders from "../../worker/store/reminders.ts";
import * as requestLimits from "../../worker/store/request-limits.ts";
import * as results from "../../worker/store/results.ts";
import * as retention from "../../worker/store/retention.ts";
import * as seasons from "../../worker/store/seasons.ts";
import * as sweaterFacts from "../../worker/store/sweater-facts.ts";
import * as syncParts from "../../worker/store/sync-parts.ts";
import * as visitors from "../../worker/store/visitors.ts";

const NOW = Date.parse("2031-03-05T12:00:00Z");
const [TODAY, SUNDAY, MONDAY] = ["2031-03-05", "2031-03-02", "2031-03-03"];
const MCDAVID = 8478402;
const [ANA, BEA, CAL] = ["ana", "bea", "cal"].map((name) => name.padEnd(22, "_")) as [string, string, string];
const LINES = { rows: ["club:EDM", "club:COL", "cup"], columns: ["club:NYR", "trophy:hart", "country:FI"] };

const member = (visitor: string): NewMember => ({
  visitor,
  member: `member-${visitor}`,
  nickname: visitor,
  key: visitor,
  joinedAt: NOW,
});

/**
 * Calls every function of worker/store that executes statements, with all variants of its statements: some are executed
 * only if an earlier one has found rows.
 *
 * @param round a daily of Classic that counts
 */
export async function callStore(env: Env, round: FinishedRound): Promise<void> {
  await callLeague(env);
  await callPuzzles(env);
  await callResults(env, { ...round, day: TODAY, finishedAt: NOW });
  await callFriends(env);
  await callReminders(env);
  await callOperations(env);
  await callRetention(env);
}

async function callLeague(env: Env): Promise<void> {
  const club = { season: 20232024, team: "EDM" };
  const facts = { players: new Set<number>(), criteria: new Map(), franchises: new Map(), trophies: {} };
  await allPlayers.buildAllPlayersDocument(env);
  await careers.buildCareersDocument(env);
  await careers.computeCareerPools(env);
  await careers.readCareerPuzzleData(env, MCDAVID);
  await criteria.buildGridDocument(env);
  await criteria.readGridAnswers(env, facts, LINES);
  await factsVersion.queryFactsVersion(env);
  await fame.readRosteredClubs(env);
  await fame.readLeagueProgress(env);
  await fame.readFameFacts(env, ["EDM"]);
  await legends.readLegendFacts(env, SUNDAY);
  await otherNames.readOtherNames(env);
  await playerRecords.queryPlayerRecords(env, facts, [MCDAVID]);
  await players.readPlayers(env, [MCDAVID]);
  await players.readPastPuzzles(env, MCDAVID, TODAY);
  await seasons.queryTeamSeasons(env);
  await seasons.readRosterPuzzleData(env, club);
  await seasons.readCompleteRoster(env, club);
  await seasons.buildSeasonListDocument(env);
  await sweaterFacts.buildSweaterFactsDocument(env);
  await leaguePictures.readPhotographSource(env, String(MCDAVID), NOW);
  for (const era of ["current", "past"] as const) await leaguePictures.readClubCodes(env, era, NOW);
  // A night without responses changes nothing.
  await syncParts.deleteOldSyncParts(env, TODAY);
  await syncParts.readCompleteParts(env, TODAY);
  await syncParts.readNamedClubs(env);
  await syncParts.readStints(env, [MCDAVID], 20232024);
  await syncParts.readDescriptions(env, [MCDAVID]);
  await syncParts.readUnknownPlayers(env, TODAY);
  await franchiseChanges.readTodaysClubs(env);
  await franchiseChanges.readPlayingClubs(env, TODAY);
  await franchiseChanges.hasEmptyClub(env, TODAY);
  // A club that may have moved.
  const [, ...playing] = (await franchiseChanges.readTodaysClubs(env)).values();
  await syncParts.saveSyncPart(
    env,
    { night: TODAY, slice: "standings", document: [...playing, { code: "NEW" }], fault: null },
    NOW,
  );
  await syncParts.saveSyncPart(
    env,
    { night: TODAY, slice: "roster:NEW", document: { spots: [], described: [], doubtful: [] }, fault: null },
    NOW,
  );
  await franchiseChanges.readFranchiseChanges(env, TODAY);
  await checkSync.readRosters(env, TODAY, []);
  await checkSync.readNewcomers(env, TODAY);
  await checkSync.readClubsOfFigures(env, TODAY);
  await checkSync.wasDoubtedBefore(env, TODAY, { team: "NEW", fault: "none" });
  await checkSync.discardRoster(env, TODAY, { team: "NEW", fault: "none" }, NOW);
  await checkSync.readDescriptionChanges(env, TODAY);
  await checkSync.discardDescriptions(env, TODAY, "none", NOW);
  await checkSync.readSeasonEvidence(env, TODAY);
  await checkSync.discardStatistics(env, TODAY, "none", NOW);
  const clubs = { begun: [], ended: [], changed: [], unproven: null };
  const change = { night: TODAY, season: 20302031, clubs, moves: [], slices: ["none"] };
  await applySync.applySyncParts(env, change, NOW);
  await syncParts.saveSyncPart(env, { night: TODAY, slice: "news", document: null, fault: "none" }, NOW);
}

async function callPuzzles(env: Env): Promise<void> {
  const league = await leagues.publishLeague(env, NOW);
  await leagues.readPublishedLeague(env, "unknown");
  await puzzles.readPuzzle(env, "grid", TODAY);
  await puzzles.readUndealtPuzzles(env, "day", [TODAY]);
  const nearby = await puzzles.readNearbyPuzzles(env, "grid", TODAY);
  const puzzle = { game: "grid", day: TODAY, answer: "plan", secret: LINES, data: null, league } as const;
  await puzzles.savePuzzle(env, puzzle, nearby);
}

async function callResults(env: Env, round: FinishedRound): Promise<void> {
  const shots = [{ square: 0, player: MCDAVID }];
  await results.insertResults(env, [
    ...[ANA, BEA, CAL].map((visitor) => ({ ...round, visitor })),
    { ...round, visitor: ANA, day: MONDAY, game: "grid", picks: shots },
  ]);
  // Enough picks that shares are shown.
  await env.DB.prepare("UPDATE tallies SET finished = 100, picks = ? WHERE game = 'grid' AND day = ?")
    .bind(JSON.stringify({ [`0:${MCDAVID}`]: 100 }), MONDAY)
    .run();
  await results.hasResult(env, ANA, "classic", TODAY);
  await results.readVisitorResults(env, ANA);
  await results.readSquares(env, ANA, "classic", TODAY);
  await results.readOwnFinish(env, ANA, "classic", TODAY);
  await results.readOutcomeCounts(env, "classic", TODAY);
  await picks.readPickCounts(env, TODAY);
  await picks.readOwnPicks(env, ANA, TODAY);
  await rarestPicks.readRarestPicks(env, ANA, TODAY);
  await visitors.setNickname(env, ANA, "Ana", "ana", "address", NOW);
  await visitors.readNickname(env, ANA);
  for (const game of ["all", "classic"] as const) {
    for (const period of LEADERBOARD_PERIODS) {
      const scope = { game, period, today: TODAY };
      await leaderboard.readLeaderboard(env, scope);
      await leaderboard.readOwnStanding(env, scope, ANA);
    }
  }
}

async function callFriends(env: Env): Promise<void> {
  const board: FriendsBoardRow = { id: "plan", code: "code", name: "Plan", maker: ANA, madeAt: NOW };
  await friends.createBoard(env, board, TODAY, member(ANA));
  await friends.addMember(env, board.id, member(BEA), 10);
  await friends.addMember(env, board.id, member(CAL), 10);
  await friends.readBoardByCode(env, board.code);
  await friends.readBoardByFormerCode(env, board.code, ANA);
  await friends.readBoardsOf(env, ANA);
  await friends.countFriends(env, ANA, TODAY);
  await friends.readMembers(env, board.id, MONDAY);
  await friends.hasFinishedAny(env, ANA);
  await friends.updateMemberNickname(env, board.id, BEA, "Béa", "béa");
  await friends.removeMember(env, board.id, member(BEA).member, NOW);
  await friends.isRemovedFrom(env, board.id, BEA);
  await friends.leaveBoard(env, board.id, CAL);
  await friends.renameBoard(env, board.id, "Plan 9");
  await friends.replaceBoardCode(env, board.id, "coda");
  await friends.recordBoardVisit(env, board.id, TODAY);
}

async function callReminders(env: Env): Promise<void> {
  const subscription = { endpoint: "https://push.example/a", p256dh: "", auth: "" };
  const settings = { vapid: 1, site: "https://deke.example", language: "en", hour: 9, zone: "UTC" } as const;
  const asked = { ...subscription, ...settings, visitor: ANA, puzzlesAt: 1, streakAt: 1 };
  await reminders.saveReminder(env, asked, "address", NOW);
  await reminders.readReminder(env, subscription.endpoint);
  const moved = { ...subscription, endpoint: "https://push.example/b" };
  await reminders.moveReminder(env, subscription.endpoint, moved, "address", NOW);
  for (const reminder of ["puzzles", "streak"] as const) {
    const ids = await reminders.readDueIds(env, reminder, NOW, 10);
    await reminders.claimDueReminders(env, reminder, ids, NOW, () => NOW);
    await reminders.updateSentReminders(env, reminder, { gone: [], again: ids }, NOW);
  }
  await reminders.countFinishedDailies(env, [ANA], TODAY);
  await reminders.readDaysPlayedBefore(env, [ANA], TODAY);
  await reminders.deleteReminder(env, subscription.endpoint);
}

async function callOperations(env: Env): Promise<void> {
  const message = { name: "", email: "", message: "Plan" };
  await eventCounts.addEventCounts(env, new Map([[TODAY, { boards: 1 }]]));
  await feedback.saveFeedback(env, message, "sender", NOW);
  await health.readFactsDate(env, NOW);
  await health.readHealth(env, NOW);
  // It makes the key of a purpose that has none.
  await keys.readKeys(env, "push", NOW);
  await lateResults.recordLateResult(env, "message", NOW);
  await lateResults.deleteLateResult(env, "message");
  await ownData.readOwnData(env, ANA);
  await visitors.saveTransferCode(env, "code", ANA, NOW, NOW);
  await visitors.useTransferCode(env, "code", NOW);
  await visitors.adoptVisitor(env, ANA, BEA, NOW);
  await visitors.clearNickname(env, BEA);
  await deletedVisitors.isVisitorDeleted(env, ANA);
  await visitors.deleteVisitor(env, CAL, NOW);
}

async function callRetention(env: Env): Promise<void> {
  await deletedVisitors.deleteOldVisitorMarks(env, NOW);
  await eventCounts.deleteEventCounts(env, TODAY);
  await feedback.deleteSenderHashes(env, NOW);
  await feedback.deleteFeedback(env, NOW, 10);
  await friends.deleteInactiveBoards(env, "2032-01-01", 10);
  await lateResults.deleteLostResults(env, NOW);
  await reminders.deleteInactiveReminders(env, NOW, NOW, 10);
  await retention.deleteExpiredCodes(env, NOW);
  await retention.readVisitorsToCheck(env, { checkAfter: "", until: "~" }, NOW, TODAY, 10);
  await retention.deleteInactiveVisitors(env, [BEA], NOW, "", "~");
  await requestLimits.deleteOldRequests(env, NOW);
}
