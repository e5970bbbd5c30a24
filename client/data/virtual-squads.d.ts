/** Who played with whom, packed; made by client/build/articles. */
declare module "virtual:squads" {
  import type { PackedSquads } from "#rules/league/packed-squads";
  export const squads: PackedSquads;
}
