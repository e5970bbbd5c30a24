import type { Env } from "../env.ts";

/** Fetches a static file of the site by its path. The host is ignored. */
export const fetchAsset = (env: Env, path: string): Promise<Response> =>
  env.ASSETS.fetch(new URL(path, "https://assets.invalid").href);
