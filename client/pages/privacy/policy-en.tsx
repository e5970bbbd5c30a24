import { Link } from "react-router";
import { COUNT_RETENTION_DAYS } from "#rules/site/usage";
import { RETENTION_PERIODS } from "#rules/site/data-register";
import { DialogLink } from "./opens.tsx";
import { OperatorContact, OperatorName } from "./operator.tsx";
import { registerInEnglish } from "./register-en.ts";
import { RegisterList } from "./register-list.tsx";
import type { Policy } from "./policy.ts";

export const policyInEnglish: Policy = {
  gist:
    "Deke has no accounts. What you play stays in your browser; the server keeps the results of " +
    "finished puzzles under a random number. We measure no visits and choose no ads for you without your consent.",
  topics: {
    operator: {
      title: "Who is responsible",
      text: (
        <p>
          This site is run by <OperatorName />, who decides what is kept and is responsible for it: the controller under
          the GDPR, and the person in charge of protecting personal information under Quebec’s Law 25. Contact:{" "}
          <OperatorContact />.
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
              <dd>
                Rounds you have begun, with a guess that still waits for its verdict, and the results your statistics
                are made of.
              </dd>
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
            Two cookies tell our server which version of a page to send, and nothing else: <b>language</b>, once you
            have chosen a language, and <b>played</b>, once you have made a guess. Each lasts a year.
          </p>
          <p>
            Each guess travels to our server to be judged, together with your round. Guesses at a daily puzzle are kept
            there until you haven’t played for a week, so that you can pick up where you left off, and so that nobody
            can take back a guess and still be ranked. No other guesses are kept.
          </p>
        </>
      ),
    },
    results: {
      title: "When you play a daily puzzle",
      text: (
        <>
          <p>
            When a daily puzzle is dealt to you, our server sets a cookie, <b>deke_visitor</b>. It holds an encrypted
            random number and nothing about you. It lasts 400 days from the last puzzle you were dealt. No script and no
            other site can read it. Under that number we keep, for each puzzle of the day or of the archive that you
            finish: the game, the day, whether you won, how many guesses and how much time you took, your score, and
            whether it counts on the leaderboard; for a Grid, also the players you named.
          </p>
          <p>
            We use it for the leaderboard, for the figures that compare all players, and to give you your statistics
            back when your browser has lost them. Practice and challenges are not kept: the link you send carries your
            result and, if you have one, your nickname.
          </p>
          <p>
            You appear on the leaderboard only if you choose a nickname. Everybody can see it, so leave out your real
            name if you would rather not show it. When you choose your first one, we keep a scrambled form of your
            internet address for a day: only a few new nicknames are taken from one address. A code to link another
            device works once, for ten minutes. That device then takes over your random number: what was finished on it
            is added to your results, its unfinished rounds are discarded, and its own number is erased.
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
            To stop floods of messages, we also keep a scrambled form of your internet address that cannot be turned
            back into it without our key. It counts for ten minutes and is erased when the next message arrives after
            that, at the latest at midnight UTC.
          </p>
        </>
      ),
    },
    register: {
      title: "Everything our server keeps, and for how long",
      text: (
        <>
          <p>Our database holds nothing else about you. There are no profiles, and no automated decisions about you.</p>
          <RegisterList {...registerInEnglish} />
          <p>
            We also keep anonymous daily counts: new and returning players, friends’ links opened, friends’ boards made,
            requests that failed. A count is a number and a day; no one can be identified from it. Counts of plays stay;
            the others are kept for {COUNT_RETENTION_DAYS} days.
          </p>
        </>
      ),
    },
    measuring: {
      title: "Analytics and advertising",
      text: (
        <>
          <p>
            Both are off until you allow them. If you allow analytics, and this site has it turned on, your browser
            loads Google Analytics, which sets cookies that start with <b>_ga</b> and tells Google which pages you open
            and on what kind of device. If you also allow advertising, Google may use this to choose ads for you.
            Without analytics, nothing is fetched from Google at all.
          </p>
          <p>
            You can <DialogLink dialog="cookies">change your choice</DialogLink> at any time, here or at the foot of any
            page. When you take it back, measuring stops at once and those cookies are removed.
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
            internet address a request comes from. It keeps technical logs for a few days. Its servers are in many
            countries, so your data may be processed outside yours, and outside Quebec.
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
          {RETENTION_PERIODS.backupDays} days (“Time Travel”; seven days on its free plan). What you erase is gone from
          the database at once, and from these copies when that time is over. If we ever have to restore one, we erase
          again what was erased since.
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
            To have feedback erased, or for any question, <DialogLink dialog="feedback">write to us</DialogLink>: tell
            us what you sent and when.
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
              see everything we keep about you, and take it with you: “Give me my data” on{" "}
              <Link to="/me">your page</Link> is a machine-readable file;
            </li>
            <li>have it erased, with “Forget me”, and have mistakes corrected;</li>
            <li>take back your consent, to a nickname or to analytics, as easily as you gave it;</li>
            <li>object to what we keep for our own legitimate interest, or have its use restricted.</li>
          </ul>
          <p>
            To use them, write to us (<OperatorContact />
            ). You’ll have an answer within 30 days. Without your cookie we cannot tell which results are yours, so use
            the buttons from the browser you play in.
          </p>
          <p>
            If you’re not satisfied, you can complain: in Quebec to the Commission d’accès à l’information, elsewhere in
            Canada to the Office of the Privacy Commissioner, in Europe to the data protection authority where you live.
          </p>
        </>
      ),
    },
    changes: {
      title: "When this changes",
      text: <p>Before Deke starts keeping anything else, this page will say so, and the date above will change.</p>,
    },
  },
};
