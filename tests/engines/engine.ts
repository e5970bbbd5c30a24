import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { WebDriver } from "selenium-webdriver";

/** A page in one of the engines. */
export interface Session {
  driver: WebDriver;
  /** Returns the errors in the console since the last call. */
  takeErrors(): string[];
  close(): Promise<void>;
}

/** An engine that may be installed. */
export interface Engine {
  name: string;
  /** Programs it needs on the path. */
  programs: readonly string[];
  /** Starts the browser with an empty profile and a language. */
  start(language: "en" | "fr"): Promise<Session>;
}

const TIMEOUT_MS = 20_000;
const INTERVAL_MS = 50;

/** Polls until there is a result. */
export const until = <Value>(
  { driver }: Session,
  what: string,
  look: () => Promise<Value | null | false>,
): Promise<Value> => driver.wait<Value>(look as () => Promise<Value>, TIMEOUT_MS, what, INTERVAL_MS);

/** Returns the value of an expression in the page. */
export const evaluate = <Value>({ driver }: Session, expression: string): Promise<Value> =>
  driver.executeScript<Value>(`return (${expression})`);

/** Presses keys one after another on the focused element. */
export const press = ({ driver }: Session, keys: string): Promise<void> => driver.actions().sendKeys(keys).perform();

const SCREENSHOTS = fileURLToPath(new URL("../../.cache/engines/", import.meta.url));

/** Writes a picture of what is on the screen to `.cache/engines`. */
export async function takeScreenshot({ driver }: Session, name: string): Promise<void> {
  await mkdir(SCREENSHOTS, { recursive: true });
  await writeFile(`${SCREENSHOTS}${name}.png`, await driver.takeScreenshot(), "base64");
}
