import { crawlGames } from "./crawl.ts";
import { describeScreens } from "./screens.ts";

describeScreens("Unlimited and the other games", crawlGames);
