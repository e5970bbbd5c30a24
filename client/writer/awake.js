// Stands at the end of every written page, within it. The site's scripts, which are on their way by then, run once the
// page has been painted: on a slow phone that is the better part of a second.
(function () {
  var entry = document.currentScript.dataset.entry;
  function wake() {
    import(entry);
  }
  // A tab in the background is painted when somebody looks at it, and may be awake before.
  if (document.visibilityState === "hidden") wake();
  else
    requestAnimationFrame(function () {
      setTimeout(wake);
    });
})();
