import type { Language } from "#rules/i18n/address";
import type { Env } from "../env.ts";
import { readLinkLayout, wordsOf, type LinkPreview } from "../links/link-preview.ts";
import type { PlaceholderValues } from "./page-template.ts";

/** Search engines leave shared links out: they lead to the same page as the plain address. */
export const SHARED_LINK_METADATA: PlaceholderValues = { ROBOTS: "noindex" };

/** Returns the link metadata of a shared link. `url` has its query, so that previews do not show the plain page. */
export async function linkMetadataOf(
  env: Env,
  language: Language,
  { shown, picture }: LinkPreview,
  url: string,
): Promise<PlaceholderValues & { LINK_TITLE: string }> {
  const { words, version } = await readLinkLayout(env, language);
  const [title, description] = wordsOf(words, shown);
  return {
    ...SHARED_LINK_METADATA,
    DESCRIPTION: description,
    LINK_TITLE: title,
    LINK_URL: url,
    LINK_IMAGE: `${new URL(url).origin}/img/links/${language}/${picture}?v=${version}`,
    LINK_IMAGE_ALT: title,
  };
}
