/**
 * Prints visitors' messages, newest first: `npm run feedback` for the local database, `npm run feedback -- --remote`
 * for the deployed one, `-- 100` for more than the last 20.
 */
import { parseArgs, stripVTControlCharacters } from "node:util";
import { queryDatabase } from "./database.ts";
import { runScript } from "./script.ts";

interface Row {
  id: number;
  name: string | null;
  email: string | null;
  message: string;
  sent_at: number;
}

/** Removes control characters: visitors' text must not control the terminal. */
const plain = (text: string): string => stripVTControlCharacters(text).replace(/[^\P{C}\n]/gu, "");

const { values, positionals } = parseArgs({
  options: { local: { type: "boolean" }, remote: { type: "boolean", default: false } },
  allowPositionals: true,
});
const count = Number(positionals[0] ?? 20);
await runScript("Not read", async () => {
  if (!Number.isSafeInteger(count) || count < 1) throw new Error("say how many: npm run feedback -- 100");
  const query = `SELECT id, name, email, message, sent_at FROM feedback ORDER BY id DESC LIMIT ${count}`;
  const rows = await queryDatabase<Row>(values.remote ? "--remote" : "--local", query);
  if (rows.length === 0) console.log("Nobody has written yet.");
  for (const { id, name, email, message, sent_at } of rows) {
    const sender = [name, email && `<${email}>`].filter((part) => part !== null).join(" ") || "somebody";
    const sentAt = new Date(sent_at).toISOString().replace("T", " ").slice(0, 16);
    console.log(`#${id}, ${sentAt} UTC, ${plain(sender)}\n${plain(message).replace(/^/gm, "  ")}\n`);
  }
});
