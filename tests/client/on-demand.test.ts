import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { ChunkLoadError } from "../../client/browser/chunk.ts";
import { onDemand } from "../../client/ui/on-demand.ts";

describe("a part that cannot be loaded", () => {
  const cause = new TypeError(
    "Failed to fetch dynamically imported module: https://deke.example/assets/classic-page-Ab1_x.js",
  );

  test("is a ChunkLoadError that names chunk, reason and address", () => {
    const error = new ChunkLoadError(cause);
    expect(error.name).toBe("ChunkLoadError");
    expect(error.message).toMatch(/^Loading chunk classic-page-Ab1_x failed/);
    expect(error.message).toContain("Failed to fetch dynamically imported module");
    expect(error.message).toContain("https://deke.example/assets/classic-page-Ab1_x.js");
    expect(error.cause).toBe(cause);
  });

  test("is reported by preloading, and may load the next time", async () => {
    let tries = 0;
    const Part = onDemand(async () => {
      if (tries++ === 0) throw cause;
      return () => null;
    });
    expect(await Part.preload()).toBe(false);
    expect(await Part.preload()).toBe(true);
  });

  test("is one component for concurrent requests", async () => {
    let loads = 0;
    const Part = onDemand(async () => {
      const load = String(++loads);
      return () => load;
    });
    const asked = [Part.preload(), Part.preload()];
    await asked[0];
    const shown = renderToStaticMarkup(createElement(Part));
    await asked[1];
    expect([loads, renderToStaticMarkup(createElement(Part))]).toEqual([2, shown]);
  });
});
