import { GameChooser } from "../home-games/game-chooser.tsx";
import { FeaturesSection } from "../home-sections/features.tsx";
import { RulesIllustration } from "../home-sections/how-to-play.tsx";
import { LevelUpSection } from "../home-sections/level-up.tsx";
import { QuestionsSection } from "../home-sections/questions.tsx";
import { WhatIsDekeSection } from "../home-sections/what-is-deke.tsx";
import { WhyFansSection } from "../home-sections/why-fans.tsx";
import styles from "./sections.module.css";

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

const SECTIONS = {
  games: (
    <>
      <GameChooser />
      <div className="band wrap">
        <LevelUpSection />
      </div>
    </>
  ),
  what: (
    <>
      <WhatIsDekeSection />
      <FeaturesSection />
      <WhyFansSection />
    </>
  ),
  rules: <RulesIllustration />,
  questions: (
    <div className="band wrap">
      <QuestionsSection />
    </div>
  ),
};

export type FoldName = keyof typeof SECTIONS;

/** The content of one disclosure. */
export const FoldedSections = ({ of }: { of: FoldName }) => SECTIONS[of];
