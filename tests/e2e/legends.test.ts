import { describeJourney } from "./journey.ts";

describeJourney("legends");
