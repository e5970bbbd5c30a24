import { EMPTY_DATABASE, type DatabaseState } from "../database.ts";

/** The state of the site on an account. */
export interface AccountState {
  /** Whether the database exists. */
  database: boolean;
  progress: DatabaseState;
  queues: readonly string[];
  /** The deployed Worker; null before the first deployment. */
  worker: { secrets: readonly string[]; code: string | null } | null;
}

/** The state of a new account. */
export const EMPTY_ACCOUNT: AccountState = { database: false, progress: EMPTY_DATABASE, queues: [], worker: null };

/** The state that this checkout needs on an account. */
export interface WantedState {
  database: string;
  migrations: readonly string[];
  /** Hash of the league's facts. */
  seed: string;
  queues: readonly string[];
  secrets: readonly string[];
  /** Hash of everything that is deployed as code. */
  code: string;
}

/** A step of a deployment. Steps run in the order of this list. */
export type DeployStep =
  | { do: "create-database"; name: string }
  | { do: "create-queue"; name: string }
  | { do: "migrate"; migrations: string[] }
  | { do: "seed" }
  | { do: "deploy"; secrets: string[]; code: string };

/**
 * Returns the steps that bring an account to this checkout's state; none if it is there. An interrupted deployment can
 * be run again. Tables come before the code that reads them.
 */
export function planDeployment(standing: AccountState, wanted: WantedState): DeployStep[] {
  const { database, progress, worker } = standing;
  const steps: DeployStep[] = [];
  if (!database) steps.push({ do: "create-database", name: wanted.database });
  for (const name of wanted.queues) if (!standing.queues.includes(name)) steps.push({ do: "create-queue", name });
  const migrations = wanted.migrations.filter((name) => !progress.migrations.includes(name));
  if (migrations.length > 0) steps.push({ do: "migrate", migrations });
  if (progress.version !== wanted.seed) steps.push({ do: "seed" });
  const secrets = wanted.secrets.filter((name) => !worker?.secrets.includes(name));
  if (worker?.code !== wanted.code || secrets.length > 0) steps.push({ do: "deploy", secrets, code: wanted.code });
  return steps;
}

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
