// Runs before the first paint, so that no visitor sees the wrong theme for a moment. Every page contains it (document.ts).
// storage/settings.ts, storage/results.ts and storage/consent.ts have the same keys, worker/rules/site/played-games.ts the same cookie.
(function () {
  var root = document.documentElement;
  function kept(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }
  var theme = /^"(dark|light)"$/.exec(kept("deke.theme") || "");
  if (theme) root.dataset.theme = theme[1];
  if (kept("deke.contrast") === '"high"') root.dataset.contrast = "high";
  // Hides what is only for new visitors.
  if (/(^|; )played=\w/.test(document.cookie)) root.dataset.played = "";
  // Reserves the countdown's place on home: all of today's games are over.
  var ended = '"of":"' + new Date().toISOString().slice(0, 10) + '"';
  var games = ["classic", "roster", "face", "career", "grid"];
  if (games.every((game) => (kept("deke.results." + game) || "").includes(ended))) root.dataset.over = "";
  // A visitor who has chosen is not asked again: every prerendered page contains the question.
  if (/^\{"necessary":true(,"\w+":(true|false)){2}\}$/.test(kept("cookieConsent") || "")) root.dataset.consented = "";
})();
