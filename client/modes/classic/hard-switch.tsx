import { useEffectEvent, useId, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Play } from "../../play.ts";
import { hardMode } from "../../storage/settings.ts";
import { Icon } from "../../ui/icon.tsx";
import { Switch } from "../../ui/switch.tsx";
import { useHard } from "./hard.ts";
import styles from "./hard-switch.module.css";

/** Hard mode, on or off: chosen until the first guess is sent, and kept for the rounds to come. */
export function HardSwitch({ play: { view, busy } }: { play: Play<"classic"> }) {
  const { t } = useTranslation();
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const isHard = useHard(view);
  const isSet = busy === "judging" || (view !== null && (view.tries.length > 0 || view.state !== "guessing"));
  // What was pressed before the page was awake has turned the box and nothing else: React leaves it as it found it.
  const takeEarly = useEffectEvent(() => {
    const isOn = card.current?.querySelector("input")?.checked ?? isHard;
    if (isOn !== isHard && !isSet) hardMode.choose(isOn);
  });
  useLayoutEffect(() => takeEarly(), []);
  return (
    <section ref={card} className={`card ${styles.hard}`}>
      <Icon name="cage" />
      <b>
        <label htmlFor={id}>{t("classic.hard.name")}</label>
      </b>
      <Switch id={id} describedBy={`${id}rule`} locked={isSet} on={isHard} onChange={hardMode.choose} />
      <p id={`${id}rule`}>
        {t("classic.hard.rule")} {isSet && t("classic.hard.set")}
      </p>
    </section>
  );
}

/** Stands at the head of a round that is played in hard mode. */
export function HardMark({ view }: { view: Play<"classic">["view"] }) {
  const { t } = useTranslation();
  if (!useHard(view)) return null;
  return (
    <span className={styles.mark}>
      <Icon name="cage" />
      {t("classic.hard.name")}
    </span>
  );
}
