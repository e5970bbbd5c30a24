import { Suspense } from "react";
import { useHasPlayed } from "../../data/has-played.ts";
import { onDemand, onDemandBelow } from "../../ui/on-demand.ts";
import { readPageData } from "../../browser/page-data.ts";

const Hero = onDemand(async () => (await import("../home-hero/hero.tsx")).Hero);
const Returning = onDemand(async () => (await import("./returning.tsx")).ReturningHome);
const Below = onDemandBelow(async () => (await import("./sections.tsx")).HomeSections);

/** Preloads the home page that the server has rendered. */
export const preloadHome = () => (readPageData()?.returns === true ? Returning : Hero).preload();

// Created once: an update of the page must not reach a boundary that is not hydrated yet. React would hydrate it at once,
// in one long task, or discard its HTML if its script has not loaded.
const NEWCOMERS_HOME = (
  <>
    <Suspense>
      <Hero />
    </Suspense>
    <Suspense>
      <Below />
    </Suspense>
  </>
);
const RETURNING_HOME = (
  <Suspense>
    <Returning />
  </Suspense>
);

/** The home page: an introduction for new visitors, today's five games for returning ones. */
export const HomePage = () => (useHasPlayed() ? RETURNING_HOME : NEWCOMERS_HOME);
