import { Hono } from "hono";
import { LANGUAGES } from "#rules/i18n/address";
import { puzzleDayOf } from "#rules/shared/schedule";
import { dayAt } from "#rules/shared/day";
import { isGame, MEASURES } from "#rules/shared/game-config";
import { fetchAsset } from "../runtime/assets.ts";
import { composeCard } from "../links/pictures/day-picture.ts";
import type { Layout } from "../links/pictures/layout.ts";
import type { ApiContext } from "../http/context.ts";
import { errorResponse } from "../http/errors.ts";
import { CACHE_IMMUTABLE } from "../http/cache-control.ts";

/**
 * `GET /img/cards/:language/:game/:number.png`: the link picture of a puzzle that has begun, with its game, number and
 * date. Immutable: `?v=` changes with the drawing.
 */
export const cards = new Hono<ApiContext>().get("/:language/:game/:file{[1-9]\\d{0,4}\\.png}", async (c) => {
  const { language, game, file } = c.req.param();
  if (!LANGUAGES.some((each) => each === language) || !isGame(game)) return errorResponse("unknown-path");
  const number = Number.parseInt(file, 10);
  const day = puzzleDayOf(MEASURES[game], number);
  if (day > dayAt(c.get("now"))) return errorResponse("unknown-path");
  const [template, layout] = await Promise.all(
    ["png", "json"].map((kind) => fetchAsset(c.env, `/templates/${language}-${game}.${kind}`)),
  );
  if (!template?.ok || !layout?.ok) return errorResponse("unknown-path");
  return answerCard(await composeCard(await template.bytes(), await layout.json<Layout>(), day, number));
});

/** Responds with an immutable picture that other sites may show. */
export const answerCard = (picture: BodyInit): Response =>
  new Response(picture, {
    headers: {
      "Content-Type": "image/png",
      "Cache-Control": CACHE_IMMUTABLE,
      "Cross-Origin-Resource-Policy": "cross-origin",
    },
  });
