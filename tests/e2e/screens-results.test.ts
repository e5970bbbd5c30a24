import { crawlResults } from "./crawl.ts";
import { describeScreens } from "./screens.ts";

describeScreens("the leaderboard and one's own page", crawlResults);
