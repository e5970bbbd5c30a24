import { boolean } from "valibot";
import { setting } from "./settings.ts";

// Separate from theme and contrast, which every page needs before its first paint.

/** Whether the goal horn sounds. Off by default. */
export const sound = setting("deke.sound", boolean(), false);

/** Whether a phone vibrates. */
export const haptics = setting("deke.haptics", boolean(), true);

/**
 * Whether single-key shortcuts work. Visitors with voice control switch them off, because a word is many keys (WCAG
 * 2.1.4).
 */
export const shortcuts = setting("deke.shortcuts", boolean(), true);
