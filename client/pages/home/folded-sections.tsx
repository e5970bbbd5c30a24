import { GameChooser } from "../home-games/game-chooser.tsx";
import { FeaturesSection } from "../home-sections/features.tsx";
import { RulesIllustration } from "../home-sections/how-to-play.tsx";
import { LevelUpSection } from "../home-sections/level-up.tsx";
import { QuestionsSection } from "../home-sections/questions.tsx";
import { WhatIsDekeSection } from "../home-sections/what-is-deke.tsx";
import { WhyFansSection } from "../home-sections/why-fans.tsx";

export type FoldName = "games" | "what" | "rules" | "questions";

/** The content of one disclosure. */
export function FoldedSections({ of }: { of: FoldName }) {
  switch (of) {
    case "games":
      return (
        <>
          <GameChooser />
          <div className="band wrap">
            <LevelUpSection />
          </div>
        </>
      );
    case "what":
      return (
        <>
          <WhatIsDekeSection />
          <FeaturesSection />
          <WhyFansSection />
        </>
      );
    case "rules":
      return <RulesIllustration />;
    case "questions":
      return (
        <div className="band wrap">
          <QuestionsSection />
        </div>
      );
  }
}
