/** The addresses of the pictures, provided by client/build/link-pictures/plugin.ts. */
declare module "virtual:cards" {
  import type { CardVersions } from "./subject.ts";
  export const cards: CardVersions;
}
