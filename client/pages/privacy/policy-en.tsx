import { Link } from "react-router";
import { COUNT_DAYS } from "#rules/audience";
import { PERIODS } from "#rules/register";
import { Opens } from "./opens.tsx";
import { Contact, Operator } from "./operator.tsx";
import { registerInEnglish } from "./register-en.ts";
import { RegisterList } from "./register-list.tsx";
import type { Policy } from "./policy.ts";

export const policyInEnglish: Policy = {
  gist:
    "Deke has no accounts. What you play stays in your browser; the server keeps the results of " +
    "finished puzzles under a random number. No visit is measured, and no ad chosen for you, without your consent.",
  topics: {
    operator: {
      title: "Who answers for it",
      text: (
        <p>
          This site is run by <Operator />, who decides what is kept and answers for it: the controller of the GDPR, and
          the person in charge of the protection of personal information of Quebec’s Law 25. To be reached by:{" "}
          <Contact />.
        </p>
      ),
    },
    browser: {
      title: "What your browser keeps",
      text: (
        <>
          <p>
            This is kept in your browser’s own storage. It stays there until you clear it, and only your language, your
            choices and your rounds are in it:
          </p>
          <dl>
            <div>
              <dt>deke.round, deke.results</dt>
              <dd>Rounds you have begun, and the results your statistics are made of.</dd>
            </div>
            <div>
              <dt>deke.theme, deke.practice and the others that begin with deke.</dt>
              <dd>How Deke looks, what you chose last, and which explanations you have seen.</dd>
            </div>
            <div>
              <dt>i18nextLng</dt>
              <dd>Your language.</dd>
            </div>
            <div>
              <dt>cookieConsent</dt>
              <dd>Your choice about cookies.</dd>
            </div>
          </dl>
          <p>
            Two cookies tell our server how to write a page for you, and nothing else: <b>language</b>, once you have
            chosen one, and <b>played</b>, once you have made a guess. Each lasts a year.
          </p>
          <p>
            Each guess travels to our server to be judged, together with your round. Guesses at a puzzle of the day are
            kept there until no day has been played for a week, so that you can go on where you were and nobody ranks a
            round that was rewound; no others are kept.
          </p>
        </>
      ),
    },
    results: {
      title: "When you play a puzzle of the day",
      text: (
        <>
          <p>
            When one is dealt to you, our server sets a cookie, <b>deke_visitor</b>. It holds a random number, sealed,
            and nothing about you, lasts 400 days from the last puzzle you were dealt, and can be read by no script and
            no other site. Under that number we keep, for each puzzle of the day or of the archive that you finish: the
            game, the day, whether you won, how many guesses and how much time you took, your score, and whether it
            counts on the leaderboard; of a Grid, also the players you named.
          </p>
          <p>
            We use it for the leaderboard, for the figures that compare all players, and to give you your statistics
            back when your browser has lost them. Practice and challenges are not kept: the link you send carries your
            result and, if you have one, your nickname.
          </p>
          <p>
            You appear on the leaderboard only if you choose a nickname. Everybody can see it, so leave out your real
            name if you would rather not show it. When you choose your first one, we keep a scrambled form of your
            internet address for a day: only a few new nicknames are taken from one address. A code to take your results
            to another device works once, for ten minutes.
          </p>
        </>
      ),
    },
    feedback: {
      title: "When you send feedback",
      text: (
        <>
          <p>
            We keep your message, and your name and email address if you give them, to read it and to answer you. Nobody
            else gets them.
          </p>
          <p>
            To keep floods out, we also keep a scrambled form of your internet address that cannot be turned back into
            it without our key. It counts for ten minutes and is erased when the next message arrives after that, at the
            latest at midnight UTC.
          </p>
        </>
      ),
    },
    register: {
      title: "All that our server keeps, and how long",
      text: (
        <>
          <p>
            Nothing else of you is in our database. There are no profiles, and no decisions made by a machine about you.
          </p>
          <RegisterList {...registerInEnglish} />
          <p>
            Beside it we keep anonymous counts a day: who is new or came back, friends’ links opened, boards made,
            requests that failed. A count is a number and a day; nobody can be found in it. Those of plays stay, the
            others for {COUNT_DAYS} days.
          </p>
        </>
      ),
    },
    measuring: {
      title: "Analytics and advertising",
      text: (
        <>
          <p>
            Both are off until you allow them. If you allow analytics, and this site measures its visits, your browser
            fetches Google Analytics, which sets cookies that begin with <b>_ga</b> and tells Google which pages you
            open and with what kind of device. If you allow advertising as well, Google may use this for ads that are
            chosen for you. Without analytics, nothing is fetched from Google at all.
          </p>
          <p>
            You can <Opens dialog="cookies">change your choice</Opens> at any time, here or at the foot of any page.
            When you take it back, measuring stops at once and those cookies are removed.
          </p>
        </>
      ),
    },
    others: {
      title: "Who else is involved",
      text: (
        <>
          <p>
            Deke runs on Cloudflare, which delivers the pages, stores the data above, and like any host sees the
            internet address a request comes from. It keeps technical logs for a few days. Its servers stand in many
            countries, so your data may be handled outside of yours, and outside of Quebec.
          </p>
          <p>
            Everything else on the pages, fonts and pictures included, comes through our own server, so that no other
            site learns of your visit. We sell nothing about you.
          </p>
        </>
      ),
    },
    backups: {
      title: "Backups",
      text: (
        <p>
          So that no accident loses everybody’s results, Cloudflare can put the database back to any minute of the last{" "}
          {PERIODS.backupDays} days (“Time Travel”; seven days on its free plan). What is erased is gone from the
          database at once, and from there after that time. If we ever have to go back, we erase again what was erased
          since.
        </p>
      ),
    },
    forgotten: {
      title: "How to be forgotten",
      text: (
        <ul>
          <li>
            “Forget me” on <Link to="/me">your page</Link> erases your results, your nickname and your rounds, on our
            server and in this browser, and the cookie.
          </li>
          <li>
            Clearing this site’s data in your browser erases your choices as well. Do the above first, while we can
            still tell which results are yours.
          </li>
          <li>
            To have feedback erased, or for any question, <Opens dialog="feedback">write to us</Opens>: tell us what you
            sent and when.
          </li>
        </ul>
      ),
    },
    rights: {
      title: "Your rights",
      text: (
        <>
          <p>Whoever you are and wherever you live, you can, free of charge:</p>
          <ul>
            <li>
              see all that is kept of you, and take it with you: “Give me my data” on <Link to="/me">your page</Link>
              is a file that machines read as well;
            </li>
            <li>have it erased, by “Forget me”, and have corrected what is wrong;</li>
            <li>take back your consent, to a nickname or to analytics, as easily as you gave it;</li>
            <li>object to what we keep for our own legitimate interest, or have its use restricted.</li>
          </ul>
          <p>
            Ask <Contact />: there is an answer within 30 days. Without your cookie we cannot tell which results are
            yours, so use the buttons from the browser you play in.
          </p>
          <p>
            If we do not do right by you, complain: in Quebec to the Commission d’accès à l’information, elsewhere in
            Canada to the Office of the Privacy Commissioner, in Europe to the data protection authority where you live.
          </p>
        </>
      ),
    },
    changes: {
      title: "When this changes",
      text: (
        <p>When Deke begins to keep something else, this page says so first, and the date above changes with it.</p>
      ),
    },
  },
};
