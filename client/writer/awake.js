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
  // What is pressed before anything can hear it is pressed again once the site has taken the page over (main.tsx): the
  // last of it, for whoever has waited has pressed twice.
  var pressed = null;
  function note(event) {
    pressed = event.target.closest("button");
  }
  addEventListener("click", note);
  addEventListener(
    "taken-over",
    function () {
      removeEventListener("click", note);
      if (pressed !== null && pressed.isConnected) pressed.click();
    },
    { once: true },
  );
  // A tab in the background is painted when somebody looks at it, and may be awake before.
  if (document.visibilityState === "hidden") wake();
  else
    requestAnimationFrame(function () {
      setTimeout(wake);
    });
})();
