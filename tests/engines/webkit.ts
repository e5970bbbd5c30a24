import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { createInterface } from "node:readline";
import { keyActions, until, type Engine, type Visitor } from "./engine.ts";

/** WebKit as Debian has it, by plain WebDriver, on a screen that nobody sees. */
export const webkit: Engine = { name: "WebKit", programs: ["WebKitWebDriver", "Xvfb"], start };

const BROWSER = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";
const LOCALES = { en: "en_CA:en", fr: "fr_CA:fr" };

async function start(language: "en" | "fr"): Promise<Visitor> {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1280x900x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = (await once(screen.stdio[3] as NodeJS.ReadableStream, "data")) as [Buffer];
  const port = await freePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${String(number).trim()}`,
      LANGUAGE: LOCALES[language],
      // The first of the languages says what it reads only in a locale that is there.
      LC_ALL: "C.UTF-8",
      GTK_ENABLE_ANIMATIONS: "0",
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      WEBKIT_DISABLE_COMPOSITING_MODE: "1",
    },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const heard: string[] = [];
  // WebDriver has no word for the console; the browser writes it where it was started from.
  createInterface(driver.stdout).on("line", (line) => {
    if (/^CONSOLE .*ERROR/.test(line)) heard.push(line);
  });
  const base = `http://127.0.0.1:${port}/session`;
  const send = async <Value>(path: string, body?: object, method = "POST"): Promise<Value> => {
    const answer = await fetch(`${base}${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${path}: ${value.error}, ${value.message}`);
    return value;
  };
  await until("WebKitWebDriver", () =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      () => true,
      () => false,
    ),
  );
  const { sessionId } = await send<{ sessionId: string }>("", {
    capabilities: {
      alwaysMatch: {
        "webkitgtk:browserOptions": {
          binary: BROWSER,
          args: ["--automation", "--enable-write-console-messages-to-stdout=true"],
        },
      },
    },
  });
  const at = `/${sessionId}`;
  return {
    go: async ({ href }) => {
      const before = await send<string>(`${at}/url`, undefined, "GET");
      await send(`${at}/url`, { url: href });
      // Where the page before has just written its own address anew, WebKit gives the first attempt up.
      if ((await send<string>(`${at}/url`, undefined, "GET")) === before) await send(`${at}/url`, { url: href });
    },
    ask: async <Value>(expression: string) => {
      const text = await send<string>(`${at}/execute/async`, {
        script: `const done = arguments[0]; (async () => JSON.stringify((await (${expression})) ?? null))().then(done, (error) => done(JSON.stringify({ thrown: String(error) })));`,
        args: [],
      });
      const value = JSON.parse(text) as Value & { thrown?: string };
      if (value?.thrown !== undefined) throw new Error(`${expression}: ${value.thrown}`);
      return value;
    },
    press: (keys) => send(`${at}/actions`, { actions: keyActions(keys) }),
    complaints: () => heard.splice(0),
    close: async () => {
      await send(at, undefined, "DELETE");
      await end(driver);
      await end(screen);
    },
  };
}

async function end(program: ChildProcess): Promise<void> {
  const ended = once(program, "exit");
  program.kill();
  await ended;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
