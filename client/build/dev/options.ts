import { parseArgs } from "node:util";

/** Options of `npm start` and `npm run dev`. */
interface Options {
  port: number;
  /** The folder of the local database, for tests. */
  state?: string;
}

/** Returns the options of a command line, or a sentence to print instead of running the command. */
export function parseOptions(args: readonly string[], command: string): Options | string {
  const usage = `${command} -- --port 8790 serves the site on another port than 8787.`;
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        port: { type: "string", default: "8787" },
        state: { type: "string" },
        help: { type: "boolean", default: false },
      },
    });
    if (values.help) return usage;
    const port = /^\d+$/.test(values.port) ? Number(values.port) : NaN;
    if (!(port <= 65_535)) return `"${values.port}" is not a port. ${usage}`;
    return { port, ...(values.state !== undefined && { state: values.state }) };
  } catch (error) {
    // Node's second sentence explains how to escape the option.
    const [complaint] = String((error as Error).message).split(". ");
    return `${complaint}. ${usage}`;
  }
}

/** The command as its user has typed it. */
export const COMMAND = process.env["npm_lifecycle_event"] === "dev" ? "npm run dev" : "npm start";

/** Returns the options of this process. Ends it after `--help` and for invalid options. */
export function readOptions(): Options {
  const options = parseOptions(process.argv.slice(2), COMMAND);
  if (typeof options !== "string") return options;
  const isAsked = process.argv.includes("--help");
  console[isAsked ? "log" : "error"](options);
  process.exit(isAsked ? 0 : 1);
}
