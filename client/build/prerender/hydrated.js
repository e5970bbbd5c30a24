// Inlined at the end of every prerendered page.
(function () {
  var { entry } = document.currentScript.dataset;
  var late = document.getElementById("asked").content;
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

  // React replays no click and no submission from before hydration. The last one is repeated when hydration starts; a form is
  // submitted by a click on its button, also when the visitor presses Enter.
  var clicked = null;
  function remember(event) {
    clicked = event.target.closest("button");
  }
  function hold(event) {
    event.preventDefault();
  }
  addEventListener("click", remember);
  addEventListener("submit", hold);
  addEventListener(
    "hydrating",
    function () {
      removeEventListener("click", remember);
      removeEventListener("submit", hold);
      if (clicked !== null) clicked.click();
    },
    { once: true },
  );
})();
