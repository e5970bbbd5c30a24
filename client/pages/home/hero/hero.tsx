import { useTranslation } from "react-i18next";
import { askIfTurned } from "../../../data/today.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Countdown } from "../../../ui/countdown.tsx";
import { openDialog } from "../../../ui/dialogs-open.ts";
import { Icon } from "../../../ui/icon.tsx";
import { ExampleGuess } from "./example-guess.tsx";
import styles from "./hero.module.css";
import { Rink } from "./rink.tsx";

/**
 * What Deke is in a sentence, the way into today's puzzle, and the player nobody knows yet.
 *
 * @param next when the next player comes, in Unix milliseconds, by the clock `now`
 */
export function Hero({ next, now }: { next: number; now: () => number }) {
  const { t } = useTranslation();
  return (
    <section className={styles.hero}>
      <div className={styles.scene} aria-hidden="true">
        <Rink />
        <ExampleGuess />
      </div>
      <div className={`wrap ${styles.place}`}>
        <div className={styles.text}>
          <h1 className="display">{t("home.headline")}</h1>
          <p className="lead">{t("home.lead")}</p>
          <p className={styles.actions}>
            <ButtonLink variant="go" big to="/nhl/daily-guessing-game">
              {t("home.play")}
            </ButtonLink>
            <Button big aria-haspopup="dialog" onClick={() => openDialog("rules")}>
              {t("header.rules")}
            </Button>
          </p>
          <p className={styles.next}>
            <span className={styles.clock}>
              <Icon name="clock" small />
              <span>
                {t("classic.next")}{" "}
                <b>
                  <Countdown key={next} to={next} now={now} onEnd={askIfTurned} />
                </b>
              </span>
            </span>
            <span className={styles.free}>{t("home.free")}</span>
          </p>
        </div>
      </div>
    </section>
  );
}
