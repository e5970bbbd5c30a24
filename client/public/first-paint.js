// Runs before anything is painted, so that no visitor sees the wrong theme for a moment.
// A file of its own, because the content security policy takes no inline script.
// The keys are those of storage/settings.ts, i18n/language.ts and frame/fonts.ts.
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
  if (kept("deke.fonts")) root.dataset.fonts = "kept";

  var languages = [kept("i18nextLng")].concat(navigator.languages || []);
  for (var i = 0; i < languages.length; i++) {
    var language = /^(en|fr)\b/.exec(languages[i] || "");
    if (language) {
      root.lang = language[1];
      break;
    }
  }
})();
