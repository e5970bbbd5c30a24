import { t } from "i18next";
import { useState } from "react";
import { Link } from "react-router";
import type { AlikePlayer } from "../../../worker/app.ts";
import { drawRandom } from "../../browser/draw-random.ts";
import { Button } from "../../ui/button.tsx";
import { Portrait } from "../../ui/portrait.tsx";
import "./players-page.css";

/** The number of players shown at once, as in worker/pages/players/similar-players.ts. */
const SHOWN = 3;

/** Players with a similar career. The button draws three others. */
export function AlikePlayers({ players }: { players: readonly AlikePlayer[] }) {
  const [shown, show] = useState(() => players.slice(0, SHOWN));
  const drawOthers = () =>
    show(
      drawRandom(
        players.filter((player) => !shown.includes(player)),
        SHOWN,
      ),
    );
  return (
    <section className="players-section" aria-labelledby="alike" data-section="alike">
      <h2 id="alike">{t("players.alike.title")}</h2>
      <p className="players-note">{t("players.alike.note")}</p>
      <ul className="players-alike">
        {shown.map(({ id, name, last, path, detail, team, number }) => (
          <li key={id}>
            <Link to={path}>
              <span className="pictured">
                <Portrait id={id} last={last} number={number} team={team} />
              </span>
              <b>{name}</b> <small>{detail}</small>
            </Link>
          </li>
        ))}
      </ul>
      {players.length > SHOWN && (
        <Button icon="dice" onClick={drawOthers}>
          {t("players.alike.again")}
        </Button>
      )}
    </section>
  );
}
