import { crawlDialogs } from "./crawl.ts";
import { describeScreens } from "./screens.ts";

describeScreens("home and the dialogs", crawlDialogs);
