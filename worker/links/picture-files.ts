import { fetchAsset } from "../runtime/assets.ts";
import { IsolateCache } from "../runtime/isolate-cache.ts";
import type { Env } from "../env.ts";
import type { SpriteLayout } from "./pictures/layout.ts";

/** The latest layouts by name: they are part of the deployment. */
const layouts = new IsolateCache<SpriteLayout>(4);

/** Reads what a picture is composed of. @param name `en-link`, `fr-grid` */
export const readPictureFile = async (env: Env, name: string): Promise<Uint8Array> =>
  (await open(env, `${name}.bin`)).bytes();

/** Reads how a picture is composed. @param name as for {@link readPictureFile} */
export const readLayout = async <Layout extends SpriteLayout>(env: Env, name: string): Promise<Layout> =>
  (layouts.get(name) ?? layouts.set(name, await (await open(env, `${name}.json`)).json<Layout>())) as Layout;

async function open(env: Env, name: string): Promise<Response> {
  const file = await fetchAsset(env, `/templates/${name}`);
  if (!file.ok) throw new Error(`no ${name} among the templates: ${file.status}`);
  return file;
}
