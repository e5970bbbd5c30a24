import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";

/**
 * Runs a command and prints its output only if it fails.
 *
 * @throws Error if the command fails
 */
export async function runQuietly(command: readonly string[]): Promise<void> {
  const [program = "", ...args] = command;
  const child = spawn(program, args, { shell: process.platform === "win32", stdio: ["ignore", "pipe", "pipe"] });
  const ended = new Promise<number | null>((resolve, reject) => child.once("error", reject).once("close", resolve));
  const [printed, complained, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (code === 0) return;
  console.error(printed + complained);
  throw new Error(`${command.join(" ")} failed`);
}
