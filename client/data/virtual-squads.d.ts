/** Who played with whom, packed; made by client/articles/compiler. */
declare module "virtual:squads" {
  import type { PackedSquads } from "#rules/packed-squads";
  export const squads: PackedSquads;
}
