import { classNames } from "../../ui/class-names.ts";
import styles from "./below.module.css";
import { RulesIllustration } from "../home-sections/how-to-play.tsx";
import { LevelUp } from "../home-sections/level-up.tsx";
import { Questions } from "../home-sections/questions.tsx";
import { WhatIsDeke } from "../home-sections/what-is-deke.tsx";
import { WhyFans } from "../home-sections/why-fans.tsx";

/**
 * The sections below the games.
 *
 * @param isNew whether the visitor has never played; otherwise the links are above
 */
export const HomeSections = ({ next, isNew }: { next: number; isNew: boolean }) => (
  <>
    <WhatIsDeke />
    <RulesIllustration />
    <WhyFans />
    <div className="band">
      <div className={classNames("wrap", isNew && styles.last)}>
        {isNew && <LevelUp />}
        <Questions next={next} />
      </div>
    </div>
  </>
);
