import { t } from "i18next";
import { useMemo } from "react";
import { Link } from "react-router";
import type { HistoricalPlayer } from "#rules/league/player";
import { findShortestChain, type Handshake, type Squad, type Squads } from "#rules/league/handshakes";
import { playerPathByName } from "#rules/site/player-address";
import { firstYear, secondYear } from "#rules/league/season";
import type { PlayerRegistry } from "../../data/people.ts";
import { clubName } from "../../i18n/club-name.ts";
import { documentLanguage } from "../../i18n/language.ts";
import { formatYears } from "#rules/league/years";
import { ClubCrest } from "../../ui/club-crest.tsx";
import { Note } from "../../ui/note.tsx";
import { ShareOrCopyButton } from "../../ui/share-or-copy-button.tsx";
import { siteOrigin } from "../../browser/configuration.ts";
import styles from "./handshakes.module.css";

/** The shortest chain between two players, one line per handshake, and a link to share it. */
export function HandshakesChain({
  from,
  to,
  registry,
  squads,
}: {
  from: HistoricalPlayer;
  to: HistoricalPlayer;
  registry: PlayerRegistry;
  squads: Squads;
}) {
  const chain = useMemo(
    () => findShortestChain(squads, [from.id, to.id], (id) => -(registry.players.get(id)?.fameRank ?? 0)),
    [squads, from, to, registry],
  );
  const [first, last] = [from, to].map((player) => `${player.first} ${player.last}`);
  if (chain === null)
    return (
      <div role="status">
        <Note>{t("handshakes.none", { first, last })}</Note>
      </div>
    );
  const sentence = from === to ? t("handshakes.same") : t("handshakes.count", { count: chain.length - 1, first, last });
  return (
    <>
      <p className={styles.told} role="status">
        {sentence}
      </p>
      <ol className={`stack gap-2 ${styles.chain}`}>
        {chain.map((handshake) => (
          <Step key={handshake.player} handshake={handshake} registry={registry} />
        ))}
      </ol>
      <div>
        <ShareOrCopyButton
          icon="link"
          content={{ text: `${sentence}\n${siteOrigin()}${location.pathname}${location.search}` }}
        >
          {t("handshakes.share")}
        </ShareOrCopyButton>
      </div>
    </>
  );
}

const nameIn = (registry: PlayerRegistry, id: number): string => {
  const person = registry.players.get(id);
  return person === undefined ? String(id) : `${person.first} ${person.last}`;
};

/** A player, and where he played with the previous one. */
function Step({ handshake: { player, together }, registry }: { handshake: Handshake; registry: PlayerRegistry }) {
  const language = documentLanguage();
  const [first] = together;
  return (
    <li>
      {first !== undefined && (
        <span className={`row gap-3 muted ${styles.through}`}>
          <ClubCrest code={first.team} clubs={registry.clubs} />
          <span>
            {clubName(registry.clubs.get(first.team), first.team, first.season)},{" "}
            <span className="nowrap">{formatYears(yearsOf(together), language)}</span>
          </span>
        </span>
      )}
      <Link to={playerPathByName(player, nameIn(registry, player))}>{nameIn(registry, player)}</Link>
    </li>
  );
}

/** Returns the first and last season they shared with a club; of two clubs, the first one's. */
function yearsOf(together: readonly Squad[]): { from: number; to: number } {
  const seasons = together.filter(({ team }) => team === together[0]?.team).map(({ season }) => season);
  return { from: firstYear(seasons[0] ?? 0), to: secondYear(seasons.at(-1) ?? 0) };
}
