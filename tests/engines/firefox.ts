import { Builder } from "selenium-webdriver";
import openLog from "selenium-webdriver/bidi/logInspector.js";
import { Options } from "selenium-webdriver/firefox.js";
import type { Engine, Session } from "./engine.ts";

/** Firefox with geckodriver, which Selenium would look for online if it were not on the path. */
export const firefox: Engine = { name: "Firefox", programs: ["firefox-esr", "geckodriver"], start };

const LOCALES = { en: "en-CA, en", fr: "fr-CA, fr" };

/**
 * The error of a page that is left while a part of it is loading. If the part is really missing, the guess gets no
 * verdict and the test fails.
 */
const LEFT = /error loading dynamically imported module/;

async function start(language: "en" | "fr"): Promise<Session> {
  const options = new Options()
    .addArguments("-headless")
    .setBinary("firefox-esr")
    .setPreference("intl.accept_languages", LOCALES[language])
    // The animation of the tiles would slow the test down.
    .setPreference("ui.prefersReducedMotion", 1)
    .setPreference("network.captive-portal-service.enabled", false)
    .setPreference("network.connectivity-service.enabled", false);
  options.enableBidi();
  const driver = await new Builder().forBrowser("firefox").setFirefoxOptions(options).build();
  const errors: string[] = [];
  const log = await openLog(driver);
  const note = ({ level, text }: { level: string; text: string }): void => {
    if (level === "error" && !LEFT.test(text)) errors.push(text);
  };
  await log.onConsoleEntry(note);
  await log.onJavascriptLog(note);
  return { driver, takeErrors: () => errors.splice(0), close: () => driver.quit() };
}
