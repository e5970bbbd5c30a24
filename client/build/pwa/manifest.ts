import { localizePath, type Language } from "#rules/i18n/address";
import { DAILY_NAMES } from "#rules/shared/game-config";
import { GAME_PATHS } from "#rules/site/pages";
import { headTexts, siteTexts } from "../head/words.ts";

/** The dark `--bg` of styles/tokens.css. */
const NIGHT = "#060b15";

/** Screenshots of a round on a phone and on a desktop in public/screens, taken by tests/e2e/photograph.ts. */
const SCREENS = [
  { screen: "narrow", form_factor: "narrow", sizes: "780x1688" },
  { screen: "wide", form_factor: "wide", sizes: "1280x800" },
] as const;

/** Returns the web app manifest (W3C) in a language. */
export function buildManifest(language: Language) {
  const { titles, pages } = siteTexts[language];
  const { descriptions } = headTexts[language];
  const icon = (file: string, size: number, purpose = "any") => ({
    src: `/icons/${file}`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return {
    // One app, whatever language it was installed in.
    id: "/",
    name: titles.home,
    short_name: "Deke",
    description: descriptions.home,
    lang: language,
    dir: "ltr",
    start_url: localizePath(language, "/"),
    scope: "/",
    display: "standalone",
    background_color: NIGHT,
    theme_color: NIGHT,
    categories: ["games", "sports", "entertainment"],
    icons: [icon("192.png", 192), icon("512.png", 512), icon("maskable-512.png", 512, "maskable")],
    shortcuts: DAILY_NAMES.map((game) => ({
      name: pages[game],
      url: localizePath(language, GAME_PATHS[game]),
      icons: [icon("192.png", 192)],
    })),
    screenshots: SCREENS.map(({ screen, form_factor, sizes }) => ({
      src: `/screens/${screen}-${language}.webp`,
      sizes,
      type: "image/webp",
      form_factor,
      label: pages.classic,
    })),
  };
}
