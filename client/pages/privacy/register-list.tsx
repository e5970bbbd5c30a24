import { PERSONAL_TABLES } from "#rules/site/data-register";
import type { RegisterWords } from "./policy.ts";

const ASPECTS = ["columns", "purpose", "basis", "period"] as const;

/** The data stored about visitors, table by table. */
export function RegisterList({ labels, tables }: RegisterWords) {
  return (
    <dl>
      {PERSONAL_TABLES.map((table) => {
        const { title, columns, ...rest } = tables[table];
        const texts = { ...rest, columns: `${[...new Set(Object.values(columns))].join("; ")}.` };
        return (
          <div key={table}>
            <dt>{title}</dt>
            {ASPECTS.map((aspect) => (
              <dd key={aspect}>
                <b>{labels[aspect]}</b> {texts[aspect]}
              </dd>
            ))}
          </div>
        );
      })}
    </dl>
  );
}
