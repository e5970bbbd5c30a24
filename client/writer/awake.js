// Stands at the end of every written page, within it. The site's scripts, which are on their way by then, run once the
// page has been painted: on a slow phone that is the better part of a second.
(function () {
  var { libraries, entry } = document.currentScript.dataset;
  function start() {
    import(entry);
  }
  // First what the site is built on, by itself: both at once would keep a finger waiting.
  function wake() {
    import(libraries).then(function () {
      setTimeout(start);
    }, start);
  }
  // A tab in the background is painted when somebody looks at it, and may be awake before.
  if (document.visibilityState === "hidden") wake();
  else
    requestAnimationFrame(function () {
      setTimeout(wake);
    });
})();
