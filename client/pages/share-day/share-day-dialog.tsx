import { t } from "i18next";
import { useEffect, useEffectEvent, useRef } from "react";
import { localizePath } from "#rules/i18n/address";
import { startOf } from "#rules/shared/day";
import { DAILY_NAMES } from "#rules/shared/game-config";
import { useOwnDayStreak } from "../../data/days-played.ts";
import { saveFile } from "../../browser/save-file.ts";
import { useToday } from "../../data/today.ts";
import { format } from "../../i18n/format.ts";
import { documentLanguage } from "../../i18n/language.ts";
import { contrast } from "../../storage/settings.ts";
import { useStore } from "../../storage/store.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ShareOrCopyButton } from "../../ui/share-or-copy-button.tsx";
import { formatDayText } from "./day-text.ts";
import { dayPictureColors } from "./night-colours.ts";
import { drawDayPicture, type PictureTexts } from "./picture.ts";
import styles from "./share-day-dialog.module.css";
import { summarizeDay, type SharedDay } from "./shared-day.ts";
import { siteOrigin } from "../../browser/configuration.ts";

/** Fonts of the picture. */
const FACES = ['700 1em "Barlow Condensed"', 'italic 800 1em "Barlow Condensed"'];

/** "Sat, Nov 21". */
const SHORT = { weekday: "short", month: "short", day: "numeric", timeZone: "UTC" } as const;

/** The visitor's day, all dailies together, to share as text and as a picture. */
export function ShareDayDialog({ onClose }: { onClose: () => void }) {
  const { day } = useToday();
  const language = documentLanguage();
  const palette = useStore(contrast);
  const shared = summarizeDay(day);
  const words = usePictureWords(shared);
  const canvas = useRef<HTMLCanvasElement>(null);
  const address = siteOrigin() + localizePath(language, "/");
  const text = formatDayText(
    t("shareDay.head", { number: shared.number, result: formatDayResult(shared) }),
    shared,
    ({ game, isSweater }) => t(isSweater ? "face.sweaters.name" : `share.games.${game}`),
    palette,
    address,
  );
  const draw = useEffectEvent(() => {
    const here = canvas.current;
    const around = here?.parentElement ?? null;
    if (here !== null && around !== null) drawDayPicture(here, shared, words, dayPictureColors(around));
  });
  // The content is created with each render, but seldom changes.
  const drawn = JSON.stringify([shared, words, palette]);
  useEffect(() => {
    let isWanted = true;
    const drawIfWanted = () => void (isWanted && draw());
    // Without these fonts the picture uses fallbacks.
    void Promise.all(FACES.map((face) => document.fonts.load(face))).then(drawIfWanted, drawIfWanted);
    return () => {
      isWanted = false;
    };
  }, [drawn]);

  const loadPicture = () => pngOf(canvas.current, `deke-${day}.png`);
  const save = async () => {
    const picture = await loadPicture();
    if (picture !== null) saveFile(picture);
  };
  return (
    <Dialog onClose={onClose} title={t("shareDay.title")}>
      <figure className={`center mb-4 ${styles.picture}`}>
        <canvas ref={canvas} role="img" aria-label={text.split("\n").slice(0, -1).join(". ")} />
      </figure>
      <div className={`cluster gap-3 mt-4 ${styles.links}`}>
        <ShareOrCopyButton variant="go" icon="share" content={async () => ({ text, picture: await loadPicture() })}>
          {t("shareDay.share")}
        </ShareOrCopyButton>
        <Button icon="down" onClick={() => void save()}>
          {t("shareDay.save")}
        </Button>
      </div>
    </Dialog>
  );
}

function usePictureWords(shared: SharedDay): PictureTexts {
  const { day, number } = shared;
  const language = documentLanguage();
  const { streak } = useOwnDayStreak();
  return {
    date: new Intl.DateTimeFormat(`${language}-CA`, SHORT).format(startOf(day)),
    number: t("home.night.number", { number }),
    nameOf: (game) => t(`statistics.books.${game}`),
    streak: streak === 0 ? null : `${format.number(streak)} ${t("shareDay.days", { count: streak })}`,
    host: new URL(siteOrigin()).host,
  };
}

/** "2 of 5 finished", "4 of 5 won", or a clean sweep. */
function formatDayResult({ games, won }: SharedDay): string {
  const all = DAILY_NAMES.length;
  if (won === all) return `${t("cleanSweep.title")} ${won}/${all}`;
  return games.length < all
    ? t("shareDay.finished", { count: games.length, games: all })
    : t("home.night.won", { count: won, games: all });
}

/** Returns a canvas as a PNG file, or null if the browser has no memory for it. */
const pngOf = (canvas: HTMLCanvasElement | null, name: string): Promise<File | null> =>
  new Promise((resolve) => {
    if (canvas === null) resolve(null);
    else canvas.toBlob((blob) => resolve(blob && new File([blob], name, { type: "image/png" })), "image/png");
  });
