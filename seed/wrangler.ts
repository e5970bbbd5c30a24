import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { promisify, stripVTControlCharacters } from "node:util";

const run = promisify(execFile);
const project = fileURLToPath(new URL("..", import.meta.url));
/** Wrangler's own script. Its launcher would report success when wrangler is killed. */
const program = createRequire(import.meta.url).resolve("wrangler");

/**
 * Runs the project's wrangler with the current Node, without a shell or PATH, so that it works the same on every
 * system. It asks no questions and sends no metrics.
 *
 * @returns its output
 * @throws Error with wrangler's message in one line
 */
export async function runWrangler(...args: string[]): Promise<string> {
  try {
    const { stdout } = await run(process.execPath, ["--no-warnings", program, ...args], {
      cwd: project,
      env: { ...process.env, CI: "true", NO_COLOR: "1", WRANGLER_HIDE_BANNER: "true", WRANGLER_SEND_METRICS: "false" },
      maxBuffer: 64 * 1024 * 1024,
    });
    return stdout;
  } catch (error) {
    throw new Error(complaintOf(error), { cause: error });
  }
}

/** Returns wrangler's error message from its output, with the next line if the first has no reason. */
function complaintOf(error: unknown): string {
  const { stderr = "", stdout = "", signal } = error as { stderr?: string; stdout?: string; signal?: string | null };
  if (signal) return `wrangler was ended by ${signal}`;
  const lines = stripVTControlCharacters(`${stderr}\n${stdout}`)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const at = lines.findIndex((line) => line.includes("[ERROR]"));
  const complaint = at >= 0 ? lines[at] : lines.find((line) => line.startsWith('"text":'));
  if (complaint === undefined) return String(error).split("\n", 1)[0] ?? "wrangler failed";
  const said = complaint.replace(/^.*\[ERROR\]\s*|^"text":\s*/, "");
  return said.endsWith("failed.") ? `${said} ${lines[at + 1] ?? ""}` : said;
}
