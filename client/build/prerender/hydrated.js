// Inlined at the end of every prerendered page.
(function () {
  var { entry } = document.currentScript.dataset;
  var late = document.getElementById("deferred").content;
  var isLoading = false;
  function load() {
    if (isLoading) return;
    isLoading = true;
    document.head.append(late);
    import(entry);
  }
  // After the first paint: docs/decisions/paint-before-scripts.md. A hidden tab has none, and some browsers report none.
  if (document.visibilityState === "hidden") load();
  setTimeout(load, 3000);
  new PerformanceObserver(load).observe({ type: "paint", buffered: true });

  // search/use-field-focus.ts leaves the focus to visitors who use the keyboard.
  addEventListener(
    "keydown",
    function () {
      document.documentElement.dataset.keyed = "";
    },
    { capture: true, once: true },
  );

  // React replays no click and no submission from before hydration. The last one is repeated when its part of the page
  // hydrates (client/main.tsx, client/layout/footer.tsx); a form is submitted by a click on its button, also when the visitor
  // presses Enter.
  var clicked = null;
  var isHydrating = false;
  function isEarly(button) {
    return !isHydrating || button.closest("[data-dehydrated]") !== null;
  }
  function hold(event) {
    event.preventDefault();
  }
  function remember(event) {
    var button = event.target.closest("button");
    clicked = button !== null && isEarly(button) ? button : null;
  }
  // React stops a click that it cannot dispatch yet from bubbling.
  addEventListener("click", remember, true);
  addEventListener("submit", hold);
  addEventListener("hydrating", function () {
    isHydrating = true;
    removeEventListener("submit", hold);
    if (clicked === null || isEarly(clicked)) return;
    var button = clicked;
    clicked = null;
    button.click();
  });
})();
