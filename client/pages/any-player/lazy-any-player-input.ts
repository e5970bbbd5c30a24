import { onDemand } from "../../ui/on-demand.ts";
import type { AnyPlayerInputProps } from "./any-player-input.tsx";

export const LazyAnyPlayerInput = onDemand<AnyPlayerInputProps>(
  async () => (await import("./any-player-input.tsx")).AnyPlayerInput,
);
