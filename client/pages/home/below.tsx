import styles from "./below.module.css";
import { GameChooser } from "../home-games/game-chooser.tsx";
import { FeaturesSection } from "../home-sections/features.tsx";
import { RulesIllustration } from "../home-sections/how-to-play.tsx";
import { LevelUpSection } from "../home-sections/level-up.tsx";
import { QuestionsSection } from "../home-sections/questions.tsx";
import { WhatIsDekeSection } from "../home-sections/what-is-deke.tsx";
import { WhyFansSection } from "../home-sections/why-fans.tsx";

/** What a new visitor sees below the hero. */
export const HomeSections = () => (
  <>
    <GameChooser />
    <FeaturesSection />
    <WhatIsDekeSection />
    <RulesIllustration />
    <WhyFansSection />
    <div className="band">
      <div className={`wrap stack items-start ${styles.last}`}>
        <LevelUpSection />
        <QuestionsSection />
      </div>
    </div>
  </>
);
