import { fetchAsset } from "../runtime/assets.ts";
import type { Env } from "../env.ts";

/** Reads what a picture is composed of. @param name `en-link`, `fr-grid` */
export async function readPictureFile(env: Env, name: string): Promise<Uint8Array> {
  const file = await fetchAsset(env, `/templates/${name}.bin`);
  if (!file.ok) throw new Error(`no ${name} among the templates: ${file.status}`);
  return file.bytes();
}
