import { fetchAsset } from "../runtime/assets.ts";
import type { Env } from "../env.ts";

/** Reads what a picture is composed of: the template, and the runs of its sprites. @param name `en-link`, `fr-grid` */
export const readPictureFiles = (env: Env, name: string): Promise<[template: Uint8Array, runs: Uint8Array]> =>
  Promise.all([readFile(env, `${name}.png`), readFile(env, `${name}.runs`)]);

async function readFile(env: Env, name: string): Promise<Uint8Array> {
  const file = await fetchAsset(env, `/templates/${name}`);
  if (!file.ok) throw new Error(`no ${name} among the templates: ${file.status}`);
  return file.bytes();
}
