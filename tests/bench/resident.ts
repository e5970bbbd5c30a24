import { readFileSync, readdirSync } from "node:fs";

/** Returns the memory of all workerd processes started by this one, in megabytes. */
export function memoryOfWorkerd(): number {
  const PAGE_MB = 4096 / 1e6;
  const ours = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return ours
    .map((pid) => {
      try {
        const [, name = "", rest = ""] = /\((.*)\) (.*)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
        const fields = rest.split(" ");
        return name === "workerd" && Number(fields[1]) === process.pid ? Number(fields[21]) * PAGE_MB : 0;
      } catch {
        return 0;
      }
    })
    .reduce((sum, size) => sum + size, 0);
}
