import { classNames } from "../../ui/class-names.ts";
import styles from "./below.module.css";
import { RulesIllustration } from "../home-sections/how-to-play.tsx";
import { LevelUpSection } from "../home-sections/level-up.tsx";
import { QuestionsSection } from "../home-sections/questions.tsx";
import { WhatIsDekeSection } from "../home-sections/what-is-deke.tsx";
import { WhyFansSection } from "../home-sections/why-fans.tsx";

/**
 * The sections below the games.
 *
 * @param isNew whether the visitor has never played; otherwise the links are above
 */
export const HomeSections = ({ next, isNew }: { next: number; isNew: boolean }) => (
  <>
    <WhatIsDekeSection />
    <RulesIllustration />
    <WhyFansSection />
    <div className="band">
      <div className={classNames("wrap", isNew && styles.last)}>
        {isNew && <LevelUpSection />}
        <QuestionsSection next={next} />
      </div>
    </div>
  </>
);
