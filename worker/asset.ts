import type { Env } from "./env.ts";

/** One of the site's own files, by its path: any host will do. */
export const fetchAsset = (env: Env, path: string): Promise<Response> =>
  env.ASSETS.fetch(new URL(path, "https://assets.invalid").href);
