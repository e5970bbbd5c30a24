import { expect } from "vitest";
import { unboundedReadsOf } from "./query-plans.ts";
import { serverAt, test } from "./shared.ts";

// shared.ts checks the statements that the Worker executes in the tests of a file.

const server = serverAt();

test.each([
  ["all rows", "SELECT nickname FROM visitors WHERE named_at > 0"],
  ["all of an index", "SELECT count(*) FROM puzzles WHERE day = ''"],
  [
    "all rows under another name",
    "SELECT 1 FROM players JOIN results AS finished ON finished.day = players.birth_date",
  ],
  ["an index to its end", "DELETE FROM visitors WHERE id > 'a' AND ('b' IS NULL OR id <= 'b')"],
  ["all rows before a limit", "SELECT id FROM visitors ORDER BY named_at LIMIT 5"],
  ["all rows, next to a limit", "SELECT (SELECT 1 FROM visitors LIMIT 1), (SELECT count(*) FROM tallies)"],
  ["all rows to make an index", "SELECT 1 FROM teams LEFT JOIN visitors ON visitors.nickname = code"],
])("%s are noticed", async (_, sql) => {
  expect(await unboundedReadsOf(server.DB, [[sql, []]])).not.toEqual([]);
});
