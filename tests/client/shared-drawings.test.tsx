import { renderToStaticMarkup } from "react-dom/server";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { Crest } from "../../client/ui/crest.tsx";
import { Flag } from "../../client/ui/flag.tsx";
import { Icon } from "../../client/ui/icon.tsx";
import { Portrait } from "../../client/ui/portrait.tsx";
import type { Html } from "../../worker/pages/page-template.ts";
import type { PlayersContext } from "../../worker/pages/players/context.ts";
import { crest, flag, icon, portrait } from "../../worker/pages/players/drawings.ts";

const context = {
  resources: { flags: ["CA"] },
  clubs: new Map([
    ["EDM", { last: null, conference: "Western" }],
    ["QUE", { last: 19941995, conference: "Eastern" }],
  ]),
} as unknown as PlayersContext;

/** Returns markup without the whitespace between tags, and elements without content as React writes them. */
const tidy = (html: string): string =>
  html
    .replace(/\s+/g, " ")
    .replace(/ ?(<|\/?>) ?/g, "$1")
    .replaceAll("/>", ">");

/** The Worker's drawing inside the element that the browser adds the league's picture to. */
const drawn = (html: Html): string => tidy(String(html)).replace(/^<span class="pictured"[^>]*>(.*)<\/span>$/, "$1");

test.each<[string, Html, () => ReactNode]>([
  ["a crest of today", crest(context, "EDM"), () => <Crest code="EDM" conference="Western" />],
  ["a crest of the past", crest(context, "QUE"), () => <Crest code="QUE" conference="past" />],
  ["a flag", flag(context, "CA"), () => <Flag country="CA" />],
  ["an icon", icon("trophy"), () => <Icon name="trophy" small />],
  [
    "a portrait",
    portrait({ photograph: 8478402, last: "McDavid", number: 97, team: "EDM" }),
    () => <Portrait last="McDavid" number={97} team="EDM" />,
  ],
  [
    "a portrait with a long name and no number",
    portrait({ photograph: null, last: "Ekman-Larsson", number: null, team: "ARI" }),
    () => <Portrait last="Ekman-Larsson" number={null} team="ARI" />,
  ],
])("the Worker's drawing has React's markup: %s", (_name, html, draw) =>
  expect(drawn(html)).toBe(tidy(renderToStaticMarkup(draw()))),
);
