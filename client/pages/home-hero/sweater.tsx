import { SweaterPicture } from "../../ui/sweater-card/sweater.tsx";
import styles from "./sweater.module.css";

/** Neutral colours, the same in both themes. */
const COLOURS = { base: "#eef4fb", trim: "#12356e", stripe: "#d11f30" };

/** A sweater from behind, 420 × 420: five dashes for the name and a question mark for the number. */
export const HeroSweater = () => (
  <>
    <SweaterPicture dye={COLOURS} />
    <path
      fill={COLOURS.trim}
      d="M142 147h22v5h-22zM171 147h22v5h-22zM200 147h22v5h-22zM229 147h22v5h-22zM258 147h22v5h-22z"
    />
    <text className={styles.number} x="210" y="326">
      ?
    </text>
  </>
);
