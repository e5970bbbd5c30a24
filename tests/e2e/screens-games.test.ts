import { crawlGames } from "./crawl.ts";
import { describeScreens } from "./screens.ts";

describeScreens("three games", crawlGames(["career", "grid", "legends"]));
