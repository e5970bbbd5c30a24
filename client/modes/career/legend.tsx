import { useTranslation } from "react-i18next";
import type { Registry } from "../../data/people.ts";
import { Legend } from "../../ui/legend.tsx";
import { Club } from "./guessed-clubs.tsx";
import styles from "./legend.module.css";

/** What the marks of a guess mean: two crests for an example, and the signs of a tile. */
export function CareerLegend({ registry }: { registry: Registry }) {
  const { t } = useTranslation();
  return (
    <div className={styles.legend}>
      <Legend arrows="career.legend">
        <li>
          <Club team="PIT" isShared registry={registry} />
          {t("career.legend.shared")}
        </li>
        <li>
          <Club team="STL" isShared={false} registry={registry} />
          {t("career.legend.apart")}
        </li>
      </Legend>
    </div>
  );
}
