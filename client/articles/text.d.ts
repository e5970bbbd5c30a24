/** A text in one language; made by client/build/articles. */
declare module "*.md" {
  import type { ComponentType } from "react";
  import type { TextProps } from "./head.ts";
  export const Text: ComponentType<TextProps>;
}

/** Its front matter. */
declare module "*.md?head" {
  import type { Day } from "#rules/shared/day";
  export const head: { date: Day };
}
