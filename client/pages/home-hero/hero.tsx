import { t } from "i18next";
import { refreshTodayIfChanged, useToday } from "../../data/today.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Countdown } from "../../ui/countdown.tsx";
import { openDialog } from "../../ui/dialogs-open.ts";
import { ExampleGuess } from "./example-guess.tsx";
import styles from "./hero.module.css";
import { Rink } from "./rink.tsx";

/** The first screen of a new visitor: the headline, one line about the game, and the link to today's puzzle. */
export function Hero() {
  const { next, now } = useToday();
  return (
    <section className={`relative clip ${styles.hero}`}>
      <div className={styles.scene} aria-hidden="true">
        <Rink />
      </div>
      <div className={`wrap stack justify-items-start ${styles.text}`}>
        <h1 className="display">{t("home.headline")}</h1>
        <p className={`mt-4 muted ${styles.lead}`}>{t("home.lead")}</p>
        <ButtonLink variant="go" big className={styles.play} to="/nhl/daily-guessing-game">
          {t("home.play")}
        </ButtonLink>
        <p className={`row mt-2 flex-wrap ${styles.next}`}>
          <button
            className="label-18 ink target"
            type="button"
            aria-haspopup="dialog"
            onClick={() => openDialog("rules")}
          >
            {t("header.rules")}
          </button>
          <span>
            {t("classic.next")}{" "}
            <b>
              <Countdown key={next} to={next} now={now} onEnd={refreshTodayIfChanged} />
            </b>
          </span>
        </p>
        <ExampleGuess />
      </div>
    </section>
  );
}
