import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";
import { Builder, Capabilities, type WebDriver } from "selenium-webdriver";
import type { Engine, Session } from "./engine.ts";

/** WebKitGTK's own driver and browser, on a screen in memory. */
export const webkit: Engine = { name: "WebKit", programs: ["WebKitWebDriver", "Xvfb"], start };

const BROWSER = {
  binary: "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
  args: ["--automation", "--enable-write-console-messages-to-stdout=true"],
};
const LOCALES = { en: "en_CA:en", fr: "fr_CA:fr" };

async function start(language: "en" | "fr"): Promise<Session> {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1280x900x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = (await once(screen.stdio[3] as NodeJS.ReadableStream, "data")) as [Buffer];
  const port = await freePort();
  const service = spawn("WebKitWebDriver", [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${String(number).trim()}`,
      LANGUAGE: LOCALES[language],
      // LANGUAGE counts only in a locale that exists.
      LC_ALL: "C.UTF-8",
      GTK_ENABLE_ANIMATIONS: "0",
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      WEBKIT_DISABLE_COMPOSITING_MODE: "1",
    },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const errors: string[] = [];
  // WebDriver has no command for the console: the browser writes it to the driver's output.
  createInterface(service.stdout).on("line", (line) => {
    if (/^CONSOLE .*ERROR/.test(line)) errors.push(line);
  });
  const driver = await connect(`http://127.0.0.1:${port}`);
  return {
    driver,
    takeErrors: () => errors.splice(0),
    async close() {
      await driver.quit();
      await end(service);
      await end(screen);
    },
  };
}

/** Starts a browser as soon as its driver listens. */
async function connect(server: string): Promise<WebDriver> {
  while (!(await fetch(`${server}/status`).catch(() => null))) await setTimeout(50);
  const capabilities = new Capabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": BROWSER });
  return new Builder().usingServer(server).withCapabilities(capabilities).build();
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
