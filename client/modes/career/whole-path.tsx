import { useTranslation } from "react-i18next";
import type { Registry } from "../../data/people.ts";
import type { EndedProps } from "../../round/mode.ts";
import { StopList } from "./stop-list.tsx";

/** The career that was to be found. */
export function WholePath({ view, pieces, headingId }: EndedProps<"career", Registry> & { headingId: string }) {
  const { t } = useTranslation();
  return (
    <>
      <h3 className="sub" id={headingId}>
        {t("career.wholePath")}
      </h3>
      <StopList stops={view.answer.stops} registry={pieces} />
    </>
  );
}
