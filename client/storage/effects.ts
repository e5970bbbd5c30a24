import { boolean } from "valibot";
import { setting } from "./settings.ts";

// Apart from theme and contrast, which every page needs before it is seen.

/** Whether a goal is heard: nobody's phone sounds a horn unasked. */
export const sound = setting("deke.sound", boolean(), false);

/** Whether a phone trembles with what happens on it. */
export const haptics = setting("deke.haptics", boolean(), true);

/** Whether single keys do something. Who speaks to his computer switches them off: a word is many keys (WCAG 2.1.4). */
export const shortcuts = setting("deke.shortcuts", boolean(), true);
