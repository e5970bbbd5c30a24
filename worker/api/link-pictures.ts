import { Hono } from "hono";
import { LANGUAGES } from "#rules/i18n/address";
import { readPictureFile } from "../links/picture-files.ts";
import { renderLinkPicture } from "../links/pictures/link-picture.ts";
import {
  previewChallenge,
  isName,
  readLinkLayout,
  previewReply,
  roundShown,
  type LinkPreview,
} from "../links/link-preview.ts";
import { pictureResponse } from "./puzzle-pictures.ts";
import type { ApiRequest, AppContext } from "../http/context.ts";
import { errorResponse } from "../http/errors.ts";

const PNG = /\.png$/;

/**
 * The pictures of shared links (worker/links/link-preview.ts). Immutable: `?v=` changes with the drawing.
 * - `GET /img/links/:language/rounds/:game/:number/:code.png`: a round, by its code
 * - `GET /img/links/:language/challenges/:code.png`: a challenge, by its encrypted token
 * - `GET /img/links/:language/replies/:code.png`: both sides of a finished challenge, by the reply's encrypted token
 */
export const linkPicturesRoute = new Hono<AppContext>()
  .get("/:language/rounds/:game/:number{\\d{1,5}}/:file{.+\\.png}", (c) => {
    const { game, number, file } = c.req.param();
    return show(c, isName(game) ? roundShown(game, Number(number), file.replace(PNG, ""), c.get("now")) : null);
  })
  .get("/:language/challenges/:file{.+\\.png}", async (c) =>
    show(c, await previewChallenge(c.env, c.req.param("file").replace(PNG, ""), null, c.get("now"))),
  )
  .get("/:language/replies/:file{.+\\.png}", async (c) =>
    show(c, await previewReply(c.env, c.req.param("file").replace(PNG, ""), c.get("now"))),
  );

async function show(c: ApiRequest, preview: LinkPreview | null): Promise<Response> {
  const language = LANGUAGES.find((each) => each === c.req.param("language"));
  if (preview === null || language === undefined) return errorResponse("unknown-path");
  const [template, layout] = await Promise.all([
    readPictureFile(c.env, `${language}-link`),
    readLinkLayout(c.env, language),
  ]);
  return pictureResponse(await renderLinkPicture(template, layout, preview.shown));
}
