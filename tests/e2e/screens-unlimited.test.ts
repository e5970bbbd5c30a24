import { crawlGames, crawlUnlimited } from "./crawl.ts";
import { describeScreens } from "./screens.ts";

describeScreens("Unlimited", crawlUnlimited);
describeScreens("two games", crawlGames(["roster", "face"]));
