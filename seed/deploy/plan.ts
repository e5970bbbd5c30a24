import type { DatabaseState } from "../database.ts";

/** What an account holds of the site. */
export interface AccountState {
  /** Whether there is a database of that name. */
  database: boolean;
  progress: DatabaseState;
  queues: readonly string[];
  /** The Worker as it is deployed; null before the first time. */
  worker: { secrets: readonly string[]; code: string | null } | null;
}

/** What the site wants of an account, as this checkout has it. */
export interface WantedState {
  database: string;
  migrations: readonly string[];
  /** The stamp of the league's facts. */
  seed: string;
  queues: readonly string[];
  secrets: readonly string[];
  /** The stamp of everything that is deployed as code. */
  code: string;
}

/** A step of a deployment. They are taken in the order of this list. */
export type DeployStep =
  | { do: "create-database"; name: string }
  | { do: "create-queue"; name: string }
  | { do: "migrate"; migrations: string[] }
  | { do: "seed" }
  | { do: "deploy"; secrets: string[]; code: string };

/**
 * What is to be done so that an account serves this checkout: nothing where all is as wanted, so that a deployment may
 * be run again, and one that broke off goes on where it stopped. Tables come before the code that reads them.
 */
export function planDeployment(standing: AccountState, wanted: WantedState): DeployStep[] {
  const { database, progress, worker } = standing;
  const steps: DeployStep[] = [];
  if (!database) steps.push({ do: "create-database", name: wanted.database });
  for (const name of wanted.queues) if (!standing.queues.includes(name)) steps.push({ do: "create-queue", name });
  const migrations = wanted.migrations.filter((name) => !progress.migrations.includes(name));
  if (migrations.length > 0) steps.push({ do: "migrate", migrations });
  if (progress.stamp !== wanted.seed) steps.push({ do: "seed" });
  const secrets = wanted.secrets.filter((name) => !worker?.secrets.includes(name));
  if (worker?.code !== wanted.code || secrets.length > 0) steps.push({ do: "deploy", secrets, code: wanted.code });
  return steps;
}

/** A step in words, for whoever watches. */
export function describeStep(step: DeployStep): string {
  switch (step.do) {
    case "create-database":
      return `make the database ${step.name}`;
    case "create-queue":
      return `make the queue ${step.name}`;
    case "migrate":
      return `bring the tables up to date: ${step.migrations.join(", ")}`;
    case "seed":
      return "write the league's facts";
    case "deploy": {
      const made = step.secrets.length > 0 ? `, with new secrets ${step.secrets.join(", ")}` : "";
      return `build and deploy ${step.code}${made}; its KV namespace is made the first time`;
    }
  }
}
