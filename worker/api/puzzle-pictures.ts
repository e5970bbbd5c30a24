import { Hono } from "hono";
import { LANGUAGES } from "#rules/i18n/address";
import { puzzleDayOfNumber } from "#rules/shared/schedule";
import { dayAt } from "#rules/shared/day";
import { isGameName, GAME_CONFIG } from "#rules/shared/game-config";
import { readLayout, readPictureFile } from "../links/picture-files.ts";
import { renderDayPicture } from "../links/pictures/day-picture.ts";
import type { DayPictureLayout } from "../links/pictures/layout.ts";
import type { AppContext } from "../http/context.ts";
import { errorResponse } from "../http/errors.ts";
import { CACHE_IMMUTABLE } from "../http/cache-control.ts";

/** `GET /img/cards/:language/:game/:number.png`: a puzzle's link picture. Immutable: `?v=` changes with the drawing. */
export const puzzlePicturesRoute = new Hono<AppContext>().get(
  "/:language/:game/:file{[1-9]\\d{0,4}\\.png}",
  async (c) => {
    const { language, game, file } = c.req.param();
    if (!LANGUAGES.some((each) => each === language) || !isGameName(game)) return errorResponse("unknown-path");
    const number = Number.parseInt(file, 10);
    const day = puzzleDayOfNumber(GAME_CONFIG[game], number);
    if (day > dayAt(c.get("now"))) return errorResponse("unknown-path");
    const [template, layout] = await Promise.all([
      readPictureFile(c.env, `${language}-${game}`),
      readLayout<DayPictureLayout>(c.env, `${language}-${game}`),
    ]);
    return pictureResponse(await renderDayPicture(template, layout, day, number));
  },
);

/** Responds with an immutable picture that other sites may show. */
export const pictureResponse = (picture: BodyInit): Response =>
  new Response(picture, {
    headers: {
      "Content-Type": "image/png",
      "Cache-Control": CACHE_IMMUTABLE,
      "Cross-Origin-Resource-Policy": "cross-origin",
    },
  });
