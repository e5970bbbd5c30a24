/** What wrangler.toml binds. */
export interface Env {
  DB: D1Database;
  /** Published, immutable documents only. */
  PUBLISHED: KVNamespace;
  ASSETS: Fetcher;
}
