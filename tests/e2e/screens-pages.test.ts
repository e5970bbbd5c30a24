import { crawlPages } from "./crawl.ts";
import { describeScreens } from "./screens.ts";

describeScreens("the other pages", crawlPages);
