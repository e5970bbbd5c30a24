/* Takes the screenshots of the site for its manifests (client/build/pwa/manifest.ts): a round of Classic on a phone and
   on a desktop, in both languages, into client/public/screens. Run it manually when the design has changed: `npm run
   build && node tests/e2e/photograph.ts`. */
import { mkdir, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { setup, startBrowser } from "./browser.ts";
import { CLASSIC, guess, open } from "./play.ts";
import { startSite } from "./site.ts";

const FOLDER = new URL("../../client/public/screens/", import.meta.url);

const SHAPES = {
  narrow: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  wide: { viewport: { width: 1280, height: 800 } },
} as const;

await setup();
const [site, browser] = await Promise.all([startSite(), startBrowser()]);
await mkdir(FOLDER, { recursive: true });
for (const [shape, options] of Object.entries(SHAPES))
  for (const language of ["en", "fr"]) {
    const context = await browser.newContext({
      ...options,
      baseURL: site.url.href,
      locale: `${language}-CA`,
      colorScheme: "dark",
      reducedMotion: "reduce",
      serviceWorkers: "block",
    });
    const page = await context.newPage();
    await open(page, CLASSIC);
    await guess(page, ...site.others.slice(0, 3));
    await page.getByRole("button", { name: /^(Reject All|Tout refuser)$/ }).click();
    await page.mouse.move(0, 0);
    await page.evaluate(() => scrollTo(0, 0));
    const file = new URL(`${shape}-${language}.webp`, FOLDER);
    await writeFile(
      file,
      await sharp(await page.screenshot())
        .webp({ quality: 70, effort: 6 })
        .toBuffer(),
    );
    await context.close();
  }
await Promise.all([browser.close(), site.close()]);
