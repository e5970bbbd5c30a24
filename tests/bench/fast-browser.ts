import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import type { Browser } from "playwright-core";
import { startBrowser } from "../e2e/browser.ts";

/** Starts the tests' Chromium with its optimizing compiler, as visitors have it, and with a debugging port. */
export async function startFast(): Promise<{ browser: Browser; port: number }> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return { browser: await startBrowser([`--remote-debugging-port=${port}`]), port };
}
