import { t } from "i18next";
import { useEffectEvent, useId, useLayoutEffect, useRef } from "react";
import type { RoundInPlay } from "../shared/use-play.ts";
import { hardMode } from "../../storage/settings.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { Switch } from "../../ui/switch.tsx";
import { useHardMode } from "./hard.ts";
import styles from "./hard-switch.module.css";

/**
 * Hard mode, next to the title: chosen until the first guess is sent, and stored for the rounds to come. After the end
 * its place is empty, so that the title keeps its lines.
 */
export function HardModeSwitch({ view, busy }: Pick<RoundInPlay<"classic">, "view" | "busy">) {
  const id = useId();
  const box = useRef<HTMLSpanElement>(null);
  const isHard = useHardMode(view);
  const isOver = view !== null && view.state !== "guessing";
  const isSet = busy === "judging" || (view !== null && view.tries.length > 0);
  // A press before hydration changes only the checkbox: React does not replay it.
  const takeEarly = useEffectEvent(() => {
    const isOn = box.current?.querySelector("input")?.checked ?? isHard;
    if (isOn !== isHard && !isSet) hardMode.choose(isOn);
  });
  useLayoutEffect(() => takeEarly(), []);
  return (
    <span
      ref={box}
      className={classNames("inline-row flex-none target label-16 muted nowrap", styles.hard, isOver && styles.over)}
    >
      <Icon name="cage" small />
      <label className="row target" htmlFor={id}>
        {t("classic.hard.name")}
      </label>
      <Switch small id={id} describedBy={`${id}rule`} locked={isSet} on={isHard} onChange={hardMode.choose} />
      <span className="vh" id={`${id}rule`}>
        {t("classic.hard.rule")} {isSet && t("classic.hard.set")}
      </span>
    </span>
  );
}
