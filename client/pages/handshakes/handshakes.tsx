import { t } from "i18next";
import { Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import { useHydrated } from "../../storage/store.ts";
import { Button } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { onDemand } from "../../ui/on-demand.ts";
import styles from "./handshakes.module.css";

const Pair = onDemand(async () => (await import("./pair.tsx")).HandshakesPair);

/**
 * Finds the chain of a pair that the reader chooses. Nothing is loaded before the reader asks, or opens a link with a
 * pair: `?players=8448321-8478402`.
 */
export function Handshakes() {
  const [search] = useSearchParams();
  const [isWanted, setWanted] = useState(false);
  const isOpen = useHydrated() && (isWanted || search.has("players"));
  return (
    <section className={`stack gap-4 surface ${styles.part}`} aria-label={t("handshakes.label")}>
      {isOpen ? (
        <Suspense fallback={<Loading />}>
          <Pair />
        </Suspense>
      ) : (
        <>
          <p>{t("handshakes.lead")}</p>
          <p className={styles.noScript}>{t("handshakes.noScript")}</p>
          <Button variant="blue" icon="search" className={styles.start} onClick={() => setWanted(true)}>
            {t("handshakes.start")}
          </Button>
        </>
      )}
    </section>
  );
}
