import { t } from "i18next";
import { useSearchParams } from "react-router";
import type { HistoricalPlayer } from "#rules/league/player";
import { useAllPlayers } from "../../data/people.ts";
import { useTeammates } from "../../data/squad.ts";
import { Failed } from "../../ui/failed.tsx";
import { Loading } from "../../ui/loading.tsx";
import { HandshakesChain } from "./chain.tsx";
import styles from "./handshakes.module.css";
import { PlayerField } from "./player-field.tsx";

/**
 * Two player fields and the shortest chain between them. The address contains the pair, so that it can be shared:
 * `?players=8448321-8478402`, 0 for a player not chosen yet.
 */
export function HandshakesPair() {
  const [search, setSearch] = useSearchParams();
  const [registry, squads] = [useAllPlayers(), useTeammates()];

  const failed = [registry, squads].find(({ failure }) => failure !== null);
  if (failed?.failure) return <Failed code={failed.failure} onRetry={failed.retry} />;
  if (registry.value === null || squads.value === null) return <Loading />;
  const { players } = registry.value;
  const [first, second] = (search.get("players") ?? "").split("-").map((id) => players.get(Number(id)));
  const choose = (...pair: (HistoricalPlayer | undefined)[]) =>
    setSearch({ players: pair.map((player) => player?.id ?? 0).join("-") }, { replace: true });
  return (
    <>
      <div className={`stack gap-4 items-start ${styles.fields}`}>
        <PlayerField label={t("handshakes.first")} player={first} onChoose={(player) => choose(player, second)} />
        <PlayerField label={t("handshakes.second")} player={second} onChoose={(player) => choose(first, player)} />
      </div>
      {first && second && <HandshakesChain from={first} to={second} registry={registry.value} squads={squads.value} />}
    </>
  );
}
