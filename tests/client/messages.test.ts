import { expect, test } from "vitest";
import { readResponse } from "../../client/data/api.ts";

const [JSON_TYPE, HTML] = ["application/json", "text/html"];
test.each([
  ["storage-unavailable", 503, JSON_TYPE, '{"error":"storage-unavailable"}'],
  ["internal", 502, HTML, "<h1>Bad gateway</h1>"],
  ["unknown", 418, HTML, ""],
  ["too-many-requests", 429, JSON_TYPE, '{"error":"too-many-requests"}'],
  // From Cloudflare, in front of the Worker.
  ["too-many-requests", 429, HTML, "error code: 1015"],
  // From a captive portal: a page instead of a verdict.
  ["unknown", 200, HTML, "<h1>Log in</h1>"],
])("%s: a response of %i with %s %j", async (code, status, type, body) => {
  const response = new Response(body, { status, headers: { "Content-Type": type } });
  await expect(readResponse(Promise.resolve(response as never))).rejects.toMatchObject({ code });
});

test.each([
  [new TypeError("Failed to fetch"), "offline"],
  [new DOMException("signal timed out", "TimeoutError"), "timeout"],
])("a request without a response fails as its reason: %s", async (error, code) => {
  await expect(readResponse(Promise.reject(error))).rejects.toMatchObject({ code });
});
