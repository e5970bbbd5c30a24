import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PlayerCardData } from "#rules/league/all-players";
import { Segment } from "../../ui/segment.tsx";
import { SeasonTable, type SeasonPart } from "./season-table.tsx";
import styles from "./season-table.module.css";

/** A career's statistics: regular seasons and playoffs, with a choice if there are both. */
export function SeasonTables({
  card: { career, playoffs },
  isGoalie,
}: {
  card: Pick<PlayerCardData, "career" | "playoffs">;
  isGoalie: boolean;
}) {
  const { t } = useTranslation();
  const [chosen, choose] = useState<SeasonPart>("season");
  const hasBoth = career.length > 0 && playoffs.length > 0;
  const part = hasBoth ? chosen : career.length > 0 ? "season" : "playoffs";
  return (
    <div className={styles.tables}>
      {hasBoth && (
        <div className={styles.parts}>
          <Segment
            label={t("generator.parts.label")}
            value={part}
            onChange={choose}
            options={[
              { value: "season", label: t("generator.parts.season") },
              { value: "playoffs", label: t("generator.parts.playoffs") },
            ]}
          />
        </div>
      )}
      <SeasonTable key={part} part={part} stints={part === "season" ? career : playoffs} isGoalie={isGoalie} />
    </div>
  );
}
