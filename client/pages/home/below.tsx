import styles from "./below.module.css";
import { RulesIllustration } from "../home-sections/how-to-play.tsx";
import { LevelUpSection } from "../home-sections/level-up.tsx";
import { QuestionsSection } from "../home-sections/questions.tsx";
import { WhatIsDekeSection } from "../home-sections/what-is-deke.tsx";
import { WhyFansSection } from "../home-sections/why-fans.tsx";

/** The sections below the games for a new visitor. */
export const HomeSections = ({ next }: { next: number }) => (
  <>
    <WhatIsDekeSection />
    <RulesIllustration />
    <WhyFansSection />
    <div className="band">
      <div className={`wrap stack items-start ${styles.last}`}>
        <LevelUpSection />
        <QuestionsSection next={next} />
      </div>
    </div>
  </>
);
