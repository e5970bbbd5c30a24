import type { Env } from "./env.ts";
import { hasLeaguePictures } from "./nhl/pictures.ts";

/** Where Google's tag comes from, and where it reports to, by directive of the policy. */
const TAG_HOSTS = {
  "script-src": "https://www.googletagmanager.com",
  "img-src": "https://*.google-analytics.com https://www.googletagmanager.com https://*.g.doubleclick.net",
  "connect-src":
    "https://*.google-analytics.com https://*.analytics.google.com https://www.googletagmanager.com https://*.g.doubleclick.net",
};

/**
 * Tells a page what was configured for this site: the measurement id, the address of the coffee, and that
 * there are pictures of the league's, as `<meta>` that client/data/configuration.ts reads. Only with a measurement
 * id does the policy let the page speak to Google. Without any of them the page is passed on as it is.
 */
export async function configurePage(page: Response, env: Env): Promise<Response> {
  const measurement = /^G-[A-Z0-9]+$/.test(env.MEASUREMENT_ID ?? "") ? env.MEASUREMENT_ID : undefined;
  const coffee = /^https:\/\/[^\s"<>&]+$/.test(env.COFFEE_URL ?? "") ? env.COFFEE_URL : undefined;
  const pictures = hasLeaguePictures(env) ? "on" : undefined;
  if (measurement === undefined && coffee === undefined && pictures === undefined) return page;

  const headers = new Headers(page.headers);
  // It names the page as it was built.
  headers.delete("ETag");
  if (measurement !== undefined)
    headers.set("Content-Security-Policy", allowTag(headers.get("Content-Security-Policy") ?? ""));
  const metas = Object.entries({ measurement, coffee, pictures }).map(([name, content]) =>
    content === undefined ? "" : `<meta name="deke:${name}" content="${content}">`,
  );
  const html = (await page.text()).replace("</head>", () => `${metas.join("")}</head>`);
  return new Response(html, { status: page.status, headers });
}

const allowTag = (policy: string): string =>
  policy.replace(
    /(script-src|img-src|connect-src) [^;]*/g,
    (rule, directive: keyof typeof TAG_HOSTS) => `${rule} ${TAG_HOSTS[directive]}`,
  );
