import type { ReactElement } from "react";
import type { SnippetName } from "../../../worker/app.ts";
import type { Conference } from "#rules/player";
import { Button } from "../../ui/button.tsx";
import { Crest } from "../../ui/crest.tsx";
import { Flag } from "../../ui/flag.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Portrait } from "../../ui/portrait.tsx";
import { Tag } from "../../ui/tag.tsx";
import type { PlayerWords } from "./words.ts";
import styles from "./players-page.module.css";

/**
 * The pieces that the server puts pages of players together of (worker/players): rendered when the site is built, with a
 * hole, `%NAME%`, for whatever differs from player to player. They never come to a browser as scripts.
 */
export const snippetsIn = (words: PlayerWords, hallOfFame: string): Record<SnippetName, ReactElement> => ({
  ...card(words, hallOfFame),
  ...sections(words),
  ...lists(words),
});

/** A last name of more letters than fit across the shoulders, as far as a portrait can tell. */
const LONG = "%LONG_LAST_NAME%";

/** His back; his photograph comes over it once the page is awake. */
const drawn = (last: string) => (
  <span data-photograph="%ID%" className={styles.pictured}>
    <Portrait last={last} number={"%NUMBER%" as unknown as number} team="%TEAM%" />
  </span>
);

const card = (words: PlayerWords, hallOfFame: string) => ({
  player: (
    <article className={styles.player} data-player="%ID%">
      <nav className={styles.crumbs} aria-label={words.all}>
        <a href="%INDEX%">
          <Icon name="back" small />
          {words.all}
        </a>
      </nav>
      <header className={styles.card} data-team="%TEAM%">
        <div className={styles.art}>
          <span className={styles.number} aria-hidden="true">
            %NUMBER%
          </span>
          %PORTRAIT%
          <span className={styles.crest}>%CREST%</span>
        </div>
        <div className={styles.body}>
          <h1>
            <span>%FIRST%</span> %LAST%
          </h1>
          <p className={styles.sub}>%SUB%</p>
          <dl className={styles.facts}>%FACTS%</dl>
          <dl className={styles.totals}>%TOTALS%</dl>
          %HONOURS%
        </div>
      </header>
      <div className={styles.sections}>%SECTIONS%</div>
    </article>
  ),
  portrait: drawn("%LAST%"),
  "portrait-long": drawn(LONG),
  crest: (
    <span data-mark="%TEAM%" data-shape="%SHAPE%" className={styles.pictured}>
      <Crest code="%TEAM%" conference={"%SHAPE%" as Conference} />
    </span>
  ),
  flag: <Flag country="%COUNTRY%" />,
  "hall-of-fame": <Tag>{hallOfFame}</Tag>,
  fact: (
    <div>
      <dt>%NAME%</dt>
      <dd>%VALUE%</dd>
    </div>
  ),
  honours: <ul className={styles.honours}>%ITEMS%</ul>,
  honour: (
    <li>
      <Icon name="trophy" small />
      <span>
        %NAME% <span className="muted">%YEARS%</span>
      </span>
    </li>
  ),
  link: <a href="%HREF%">%TEXT%</a>,
});

const like = (
  <a href="%HREF%">
    %PORTRAIT%
    <b>%NAME%</b>
    <small>%TEXT%</small>
  </a>
);

const sections = (words: PlayerWords) => ({
  section: (
    <section className={styles.section} aria-labelledby="%ID%" data-section="%ID%">
      <h2 id="%ID%">%TITLE%</h2>
      %NOTE%%BODY%
    </section>
  ),
  note: <p className={styles.note}>%TEXT%</p>,
  path: <ol className={styles.path}>%ITEMS%</ol>,
  stop: (
    <li data-team="%TEAM%">
      <a href="%HREF%">
        %CREST%
        <span>%NAME%</span>
      </a>
      <b>%YEARS%</b>
      <small>%GAMES%</small>
    </li>
  ),
  table: (
    <div className={styles.frame} role="group" aria-labelledby="%ID%" tabIndex={0}>
      <table className={styles.table} aria-labelledby="%ID%">
        <thead>
          <tr>
            <th scope="col">{words.season}</th>
            <th scope="col">{words.club}</th>
            %HEADS%
          </tr>
        </thead>
        <tbody>%ROWS%</tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {words.totals}
            </th>
            %CELLS%
          </tr>
        </tfoot>
      </table>
    </div>
  ),
  head: (
    <th scope="col">
      <abbr title="%NAME%">%SHORT%</abbr>
    </th>
  ),
  row: (
    <tr>
      <th scope="row">%SEASON%</th>
      <td>
        <abbr title="%CLUB%">%TEAM%</abbr>
      </td>
      %CELLS%
    </tr>
  ),
  cell: <td>%VALUE%</td>,
  sweaters: <ul className={styles.sweaters}>%ITEMS%</ul>,
  sweater: (
    <li>
      %PORTRAIT%
      <span>
        <b>%WORN%</b> %CLUB%
      </span>
      <small>%YEARS%</small>
    </li>
  ),
  people: <ol className={styles.people}>%ITEMS%</ol>,
  mate: (
    <li>
      <a href="%HREF%">
        %CREST%
        <span>
          <b>%NAME%</b>
          <small>%TEXT%</small>
        </span>
      </a>
    </li>
  ),
  squares: (
    <>
      <ul className={styles.squares}>%ITEMS%</ul>
      <a className={styles.play} href="%HREF%">
        {words.gridLink}
        <Icon name="arrow" small />
      </a>
    </>
  ),
  square: (
    <li>
      <span>%ROW%</span>
      <i aria-hidden="true">×</i>
      <span>%COLUMN%</span>
      <small>%ANSWERS%</small>
    </li>
  ),
  alike: (
    <>
      <ul className={styles.alike}>%ITEMS%</ul>
      <Button icon="dice" data-again="" hidden>
        {words.again}
      </Button>
    </>
  ),
  like: <li>{like}</li>,
  "like-hidden": <li hidden>{like}</li>,
});

const lists = (words: PlayerWords) => ({
  page: (
    <div className={styles.list}>
      %CRUMBS%
      <h1 className="display">%TITLE%</h1>
      <p className={styles.detail}>%DETAIL%</p>
      %BODY%
    </div>
  ),
  crumbs: (
    <nav className={styles.crumbs} aria-label={words.all}>
      <a href="%INDEX%">
        <Icon name="back" small />
        {words.all}
      </a>
    </nav>
  ),
  group: (
    <section className={styles.group} aria-labelledby="%ID%">
      <h2 className="sub" id="%ID%">
        %TITLE%
      </h2>
      <ul data-by="%BY%">%ITEMS%</ul>
    </section>
  ),
  entry: (
    <li>
      <a href="%HREF%">
        %MARK%
        <span>%NAME%</span>
        <small>%COUNT%</small>
      </a>
    </li>
  ),
  "letter-here": (
    <a href="%HREF%" aria-current="page">
      %TEXT%
    </a>
  ),
  letters: (
    <nav className={styles.letters} aria-label={words.index.letters}>
      %ITEMS%
    </nav>
  ),
  listed: <ul className={styles.listed}>%ITEMS%</ul>,
  line: (
    <li>
      <a href="%HREF%">
        <b>%NAME%</b> <small>%TEXT%</small>
      </a>
    </li>
  ),
});
