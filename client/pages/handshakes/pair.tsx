import { t } from "i18next";
import { useSearchParams } from "react-router";
import { useAllPlayers } from "../../data/people.ts";
import { useTeammates } from "../../data/squad.ts";
import { Failed } from "../../ui/failed.tsx";
import { Loading } from "../../ui/loading.tsx";
import { HandshakesChain } from "./chain.tsx";
import styles from "./handshakes.module.css";
import { readPair, pairQuery, type PlayerPair as Chosen } from "./pair-link.ts";
import { PlayerField } from "./player-field.tsx";

/** Two player fields and the shortest chain between them. The address contains the pair, so that it can be shared. */
export function HandshakesPair() {
  const [search, setSearch] = useSearchParams();
  const [registry, squads] = [useAllPlayers(), useTeammates()];
  const [first, second] = readPair(search.get("players"));
  const choose = (pair: Chosen) => setSearch(pairQuery(pair), { replace: true });

  const failed = [registry, squads].find(({ failure }) => failure !== null);
  if (failed?.failure) return <Failed code={failed.failure} onRetry={failed.retry} />;
  if (registry.value === null || squads.value === null) return <Loading />;
  const nameOf = (id: number | null): string | null => {
    const person = id === null ? undefined : registry.value?.players.get(id);
    return person === undefined ? null : `${person.first} ${person.last}`;
  };
  return (
    <>
      <div className={`stack gap-4 items-start ${styles.fields}`}>
        <PlayerField label={t("handshakes.first")} name={nameOf(first)} onChoose={(id) => choose([id, second])} />
        <PlayerField label={t("handshakes.second")} name={nameOf(second)} onChoose={(id) => choose([first, id])} />
      </div>
      {nameOf(first) !== null && nameOf(second) !== null && first !== null && second !== null && (
        <HandshakesChain pair={[first, second]} registry={registry.value} squads={squads.value} />
      )}
    </>
  );
}
