import { t } from "i18next";
import { Link } from "react-router";
import type { HistoricalPlayer } from "#rules/league/player";
import { Button } from "../../ui/button.tsx";
import { Portrait } from "../../ui/portrait.tsx";
import { drawQuery } from "./draw-link.ts";
import { clearSeenPlayers } from "./visit.ts";
import styles from "./generator.module.css";

/** Players seen before in this visit, and a button to allow them again. */
export function DrawnList({ people }: { people: readonly HistoricalPlayer[] }) {
  if (people.length === 0) return null;
  return (
    <section className={styles.drawn} aria-labelledby="drawn">
      <div className="row gap-2 justify-between flex-wrap">
        <h2 className="sub" id="drawn">
          {t("generator.drawn")}
        </h2>
        <Button variant="text" icon="refresh" onClick={clearSeenPlayers}>
          {t("generator.startOver")}
        </Button>
      </div>
      <ul className="stack gap-4 mt-3">
        {people.map(({ id, first, last, number, sweater }) => (
          <li key={id}>
            <Link className="block ink text-center" to={drawQuery([id])}>
              <Portrait className={styles.thumb} id={id} last={last} number={number} team={sweater} />
              {first} {last}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
