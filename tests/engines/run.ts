import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { startSite } from "../e2e/site.ts";
import { evaluate, type Engine } from "./engine.ts";
import { firefox } from "./firefox.ts";
import { crawl, playThrough } from "./visit.ts";
import { webkit } from "./webkit.ts";

// Opens every page and makes a guess in every game, in the installed engines other than Chromium.
const ENGINES = [firefox, webkit];

function isInstalled(program: string): boolean {
  return (process.env["PATH"] ?? "").split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

const missingOf = ({ programs }: Engine) => programs.filter((program) => !isInstalled(program));
const found = ENGINES.filter((engine) => missingOf(engine).length === 0);
const say = (line: string) => process.stdout.write(`${line}\n`);

for (const engine of ENGINES) {
  const missing = missingOf(engine);
  if (missing.length > 0) say(`${engine.name} is skipped, because these are not installed: ${missing.join(", ")}.`);
}
if (found.length === 0) {
  say("There is no engine to test. Debian has firefox-esr, webkit2gtk-driver and xvfb; Mozilla publishes geckodriver.");
} else {
  const site = await startSite();
  try {
    for (const engine of found) {
      for (const language of ["en", "fr"] as const) {
        const session = await engine.start(language).catch((error: unknown) => {
          report(engine, [String(error)], `start, ${language}`);
        });
        if (session === undefined) continue;
        try {
          const agent = await evaluate<string>(session, "navigator.userAgent");
          say(`${engine.name}, ${language}: ${agent}`);
          await crawl(session, site, language, (faults, where) => report(engine, faults, where));
          if (language === "en") await playThrough(session, site, (faults, where) => report(engine, faults, where));
        } finally {
          await session.close();
        }
      }
    }
  } finally {
    await site.close();
  }
}

function report({ name }: Engine, faults: readonly string[], where: string): void {
  say(`  ${faults.length === 0 ? "✓" : "✗"} ${where}`);
  for (const fault of faults) say(`      ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
  if (faults.length > 0) process.stderr.write(`${name}: ${where}\n`);
}
