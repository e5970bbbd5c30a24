import type { CriterionKey } from "#rules/grid/criteria";
import type { PlayerRegistry } from "../../data/people.ts";
import { CriterionSign } from "./criterion-sign.tsx";
import { useCriterionWords } from "./words.ts";

/** The heading of a row or column. */
export function LineHead({
  of,
  scope,
  registry,
}: {
  of: CriterionKey;
  scope: "row" | "col";
  registry: PlayerRegistry;
}) {
  const { name, rest } = useCriterionWords(registry)(of);
  return (
    <th scope={scope}>
      <CriterionSign of={of} registry={registry} />
      <b aria-hidden="true">{rest}</b>
      <span className="vh">{name}</span>
    </th>
  );
}
