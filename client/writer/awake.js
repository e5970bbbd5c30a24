// Stands at the end of every written page, within it. What the site needs is fetched and run once the page has been
// painted: all of it at once, for its addresses stand in the page (document.ts).
(function () {
  // The longest that a page is waited for that is not painted: behind another window, or in a browser that tells of no paint.
  var LATEST_MS = 3000;
  var { libraries, entry } = document.currentScript.dataset;
  var asked = document.getElementById("asked").content;
  var isAwake = false;
  function start() {
    import(entry);
  }
  function wake() {
    if (isAwake) return;
    isAwake = true;
    document.head.append(asked);
    // First what the site is built on, by itself: both at once would keep a finger waiting.
    import(libraries).then(function () {
      setTimeout(start);
    }, start);
  }
  // What is pressed before anything can hear it is pressed again once the site has taken the page over (main.tsx): the
  // last of it, for whoever has waited has pressed twice. A form is sent by a button, also where that was Enter in a field;
  // a browser alone would send it nowhere.
  var pressed = null;
  function note(event) {
    pressed = event.target.closest("button");
  }
  function hold(event) {
    event.preventDefault();
  }
  addEventListener("click", note);
  addEventListener("submit", hold);
  addEventListener(
    "taken-over",
    function () {
      removeEventListener("click", note);
      removeEventListener("submit", hold);
      if (pressed !== null && pressed.isConnected) pressed.click();
    },
    { once: true },
  );
  // A tab in the background is painted when somebody looks at it, and may be awake before.
  if (document.visibilityState === "hidden") return wake();
  setTimeout(wake, LATEST_MS);
  new PerformanceObserver(wake).observe({ type: "paint", buffered: true });
})();
