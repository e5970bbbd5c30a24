import type { OxlintConfig } from "oxlint";

/** A pattern of the rule `no-restricted-imports`. */
interface Restriction {
  message: string;
  group?: string[];
  regex?: string;
  allowTypeImports?: boolean;
}

type Override = NonNullable<OxlintConfig["overrides"]>[number];

/** An override replaces the options of an earlier one, so each lists all of its restrictions. */
const restrict = (files: string[], ...patterns: Restriction[]): Override => ({
  files,
  // Unlike ESLint's own rule, this one can allow imports of types.
  rules: { "typescript/no-restricted-imports": ["error", { patterns }] },
});

const restrictWorker = (file: string, ...patterns: Restriction[]) => restrict([`worker/${file}`], ...patterns);

/** Restrictions that apply to every file of the client. */
const EVERY_CLIENT_FILE: Restriction[] = [
  {
    regex: "/worker/([^a]|api)",
    message: "The client imports the Worker's types from worker/app.ts, and nothing else of the Worker.",
  },
  { regex: "/worker/app\\.ts$|^#rules/games$", allowTypeImports: true, message: "Import types only." },
  { regex: "/(seed|tests)/", message: "The client does not import the seed or the tests." },
];

const restrictClient = (file: string, ...patterns: Restriction[]) =>
  restrict([`client/${file}`], ...EVERY_CLIENT_FILE, ...patterns);

/** Forbids the parent folder, except for the paths listed. */
const onlyAbove = (allowed: string): Restriction => ({
  group: ["../**", ...allowed.split(" ").map((path) => `!../${path}`)],
  message: `Outside its folder, this file imports only ${allowed} and the rules.`,
});

/**
 * Forbids folders and files by their names, separated by spaces.
 *
 * @param allowed patterns of paths that are allowed nevertheless
 */
const forbid = (names: string, message: string, allowed: string[] = []): Restriction => ({
  group: [
    ...names.split(" ").map((name) => `**/${name}${name.includes(".") ? "" : "/**"}`),
    ...allowed.map((path) => `!${path}`),
  ],
  message,
});

/** Folders and files of the client above the shared ones. */
const SCREENS = "games pages layout search routes.tsx main.tsx build";

/** What only the browser runs. */
const LIVE = "games pages layout search routes.tsx main.tsx data storage ui";

/** Folders of the pages. The other folders next to them contain parts of one page. */
const PAGES =
  "article|cookies|feedback|friends|generator|home|insights|leaderboard|me|not-found|offline|players|privacy|promo|" +
  "settings|share-day|statistics|support";

const NO_RANDOM = { object: "Math", property: "random" };
const IMPURE = ["fetch", "crypto", "performance", "console", "setTimeout"];

const keepPure = (files: string, globals: string[], ...properties: object[]): Override => ({
  files: [files],
  rules: { "no-restricted-globals": ["error", ...globals], "no-restricted-properties": ["error", ...properties] },
});

/** What the seed imports from the Worker, besides the rules. */
const SEED_MAY_IMPORT = "nhl nhl/* nicknames nicknames/* store store/club-sets.ts store/tally.ts";

const WORKER_ONLY: Restriction = {
  regex: "/(client|seed|tests)/",
  message: "The Worker does not import the client, the seed or the tests.",
};

export default {
  plugins: ["typescript", "unicorn", "oxc", "react", "import"],
  categories: { correctness: "error" },
  rules: {
    "typescript/no-explicit-any": "error",
    "typescript/no-non-null-assertion": "error",
    "typescript/consistent-type-imports": "error",
    "import/no-cycle": ["error", { ignoreTypes: false }],
    "import/no-default-export": "error",
    "react/rules-of-hooks": "error",
    "react/no-danger": "error",
    "no-console": ["error", { allow: ["warn", "error"] }],
  },
  overrides: [
    { files: ["worker/**"], rules: { "no-console": "error" } },
    { files: ["worker/runtime/log.ts"], rules: { "no-console": "off" } },
    restrictWorker("**", WORKER_ONLY, { regex: "/api/", message: "Only worker/app.ts imports the API." }),
    restrictWorker("{app.ts,api/**}", WORKER_ONLY),
    restrictWorker("faces/**", onlyAbove("env.ts nhl nhl/* runtime runtime/*")),
    restrictWorker("links/pictures/**", { regex: "^(\\.\\.|[^.#])", message: "Link pictures import rules only." }),
    restrictWorker("nhl/**", onlyAbove("env.ts runtime runtime/*")),
    restrictWorker("store/**", onlyAbove("env.ts runtime runtime/*"), {
      regex: "^[^.#]",
      message: "worker/store imports no package.",
    }),
    restrictWorker("attempts/**", onlyAbove("env.ts runtime runtime/*")),
    restrictWorker("rules/**", {
      regex: "^(\\.\\./\\.\\.|\\.\\./[a-z-]+/[a-z-]+/|[^.])",
      message: "worker/rules imports its own files only.",
    }),
    restrictWorker("rules/*.ts", { regex: "^(\\.\\.|[^.])", message: "worker/rules imports its own files only." }),
    keepPure("worker/rules/**", [...IMPURE, "Date"], NO_RANDOM),
    keepPure("worker/rules/shared/day.ts", IMPURE, NO_RANDOM, { object: "Date", property: "now" }),
    restrictClient("**"),
    restrictClient("browser/**", {
      regex: "^\\.\\./[a-z]",
      message: "client/browser imports its own files, rules and packages: everything may import it.",
    }),
    restrictClient("name-search/**", onlyAbove("browser browser/*")),
    restrictClient("i18n/**", onlyAbove("storage storage/store.ts storage/local-storage.ts storage/cookies.ts")),
    restrictClient(
      "{ui,storage}/**",
      forbid(
        `${SCREENS} articles effects storage data`,
        "client/ui and client/storage import rules, texts and client/browser.",
        ["**/storage/store.ts"],
      ),
    ),
    restrict(["client/storage/store.ts"], {
      regex: "^[.#]",
      message: "client/storage/store.ts imports packages only: everything may import it.",
    }),
    restrictClient(
      "data/**",
      forbid(`${SCREENS} articles effects ui`, "client/data imports storage, texts and the search for names."),
    ),
    restrictClient(
      "search/**",
      forbid(
        "games pages layout routes.tsx main.tsx build articles effects api.ts storage",
        "client/search imports client/ui, texts and the types of client/data.",
        ["**/storage/store.ts"],
      ),
      { group: ["**/data/**"], allowTypeImports: true, message: "client/search takes players as parameters." },
    ),
    restrictClient(
      "articles/**",
      forbid(`${SCREENS} effects data storage`, "client/articles imports client/ui and texts."),
    ),
    restrictClient(
      "build/{head,link-pictures}/**",
      forbid(LIVE, "Metadata and link pictures import articles and texts."),
    ),
    restrictClient(
      "layout/**",
      forbid("games articles build main.tsx pages", "client/layout imports no page except the dialogs it opens.", [
        "**/pages/*",
        "**/pages/*/*-dialog.tsx",
      ]),
    ),
    restrictClient(
      "games/**",
      // Every folder next to it but "shared": these expressions have no lookahead.
      { regex: "^\\.\\./([a-rt-z]|s[a-gi-z]|sh[b-z])[a-z-]*/", message: "A game does not import another game." },
      forbid("pages layout articles build routes.tsx main.tsx", "A game imports no page."),
    ),
    restrictClient(
      "games/shared/**",
      { regex: "^\\.\\./[a-z-]+/", message: "client/games/shared imports no game." },
      forbid("pages layout articles build routes.tsx main.tsx", "client/games/shared imports no page."),
    ),
    restrictClient(
      "pages/**",
      { regex: `^\\.\\./(${PAGES})/`, message: "A page does not import another page, only its own parts." },
      forbid("games layout build routes.tsx main.tsx", "A page imports no game."),
    ),
    restrict(
      ["seed/**"],
      forbid(
        "worker client tests",
        `Of the Worker, the seed imports only ${SEED_MAY_IMPORT} and the rules.`,
        SEED_MAY_IMPORT.split(" ").map((path) => `**/worker/${path}`),
      ),
    ),
    { files: ["client/build/dev/**"], rules: { "typescript/no-restricted-imports": "off" } },
    { files: ["client/build/dev/**", "seed/**", "tests/**"], rules: { "no-console": "off" } },
    { files: ["tests/**"], rules: { "no-empty-pattern": "off" } },
    {
      files: [
        "worker/index.ts",
        "tests/worker/*.ts",
        "tests/bench/deke.ts",
        "tests/client/simulated-browser.ts",
        "tests/closing-line.ts",
        "*.config.ts",
      ],
      rules: { "import/no-default-export": "off" },
    },
  ],
} satisfies OxlintConfig;
