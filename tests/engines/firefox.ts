import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { keyActions, type Engine, type Visitor } from "./engine.ts";

/** Firefox as Debian has it, by WebDriver BiDi: it speaks it of itself, with no driver beside it. */
export const firefox: Engine = { name: "Firefox", programs: ["firefox-esr"], start };

const LOCALES = { en: "en-CA, en", fr: "fr-CA, fr" };

const preferences = (language: "en" | "fr") => ({
  "intl.accept_languages": LOCALES[language],
  // Tiles that turn one after another would keep the walk waiting.
  "ui.prefersReducedMotion": 1,
  "app.update.enabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
});

/** What a page says when it is left while a part of it is on its way. If one is missing for good, no verdict comes. */
const LEFT = /error loading dynamically imported module/;

interface Message {
  id?: number;
  result?: unknown;
  error?: string;
  message?: string;
  method?: string;
  params?: { level?: string; text?: string };
}

interface Evaluated {
  type: "success" | "exception";
  result?: { value?: string };
  exceptionDetails?: { text: string };
}

async function start(language: "en" | "fr"): Promise<Visitor> {
  const profile = await mkdtemp(join(tmpdir(), "deke-firefox-"));
  const lines = Object.entries(preferences(language)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, "user.js"), lines.join("\n"));
  const browser = spawn(
    "firefox-esr",
    ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const ended = once(browser, "exit");
  const socket = new WebSocket(`${await addressOf(browser.stderr)}/session`);
  await once(socket, "open");

  const heard: string[] = [];
  const waiting = new Map<number, (message: Message) => void>();
  let sent = 0;
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else if (
      message.method === "log.entryAdded" &&
      message.params?.level === "error" &&
      !LEFT.test(message.params.text ?? "")
    )
      heard.push(message.params.text ?? "");
  });
  const send = async <Result>(method: string, params: object): Promise<Result> => {
    const id = ++sent;
    const answer = new Promise<Message>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { error, message, result } = await answer;
    waiting.delete(id);
    if (error !== undefined) throw new Error(`${method}: ${error}, ${message}`);
    return result as Result;
  };

  await send("session.new", { capabilities: {} });
  await send("session.subscribe", { events: ["log.entryAdded"] });
  const { contexts } = await send<{ contexts: { context: string }[] }>("browsingContext.getTree", {});
  const context = contexts[0]?.context;
  return {
    go: async ({ href }) => {
      const navigate = () => send("browsingContext.navigate", { context, url: href, wait: "complete" });
      // Where the page before has just written its own address anew, Firefox gives the first attempt up.
      await navigate().catch((error: Error) =>
        /NS_BINDING_ABORTED/.test(error.message) ? navigate() : Promise.reject(error),
      );
    },
    ask: async <Value>(expression: string) => {
      const { result, exceptionDetails } = await send<Evaluated>("script.evaluate", {
        expression: `(async () => JSON.stringify((await (${expression})) ?? null))()`,
        target: { context },
        awaitPromise: true,
      });
      if (exceptionDetails !== undefined) throw new Error(`${expression}: ${exceptionDetails.text}`);
      return JSON.parse(result?.value ?? "null") as Value;
    },
    press: async (keys) => void (await send("input.performActions", { context, actions: keyActions(keys) })),
    complaints: () => heard.splice(0),
    close: async () => {
      await send("browser.close", {});
      await ended;
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** Where it says that it listens. */
async function addressOf(said: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(said)) {
    const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error("Firefox has ended before it listened");
}
