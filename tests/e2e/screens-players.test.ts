import { crawlPlayers } from "./crawl.ts";
import { describeScreens } from "./screens.ts";

describeScreens("players' pages", crawlPlayers);
