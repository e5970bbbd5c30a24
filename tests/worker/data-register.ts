import { readFileSync } from "node:fs";
import type { Language } from "#rules/i18n/address";

/** A row of the register of personal data, the table in the privacy policy. */
interface RegisterRow {
  table: string;
  columns: string[];
}

/** Reads the register of personal data in a language. Its code names the table and its columns. */
export const readRegister = (language: Language): RegisterRow[] =>
  readFileSync(new URL(`../../client/pages/privacy/${language}.md`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) => {
      const [table = "", ...columns] = [...line.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name);
      return { table, columns };
    });
