import { mkdir, writeFile } from "node:fs/promises";
import { makePlayerFiles } from "./files.ts";

/* Writes the files of the players' pages into the built site. */

const SITE = new URL("../../dist/client/", import.meta.url);

await mkdir(new URL("written/players/", SITE), { recursive: true });
await Promise.all([...(await makePlayerFiles())].map(([path, text]) => writeFile(new URL(path, SITE), text)));
