/** The inline style of the operator's page. Colours are those of client/styles/tokens.css; a test compares them. */
export const OPERATOR_STYLE = `
:root {
  color-scheme: light dark;
  --bg: light-dark(#edf3f9, #060b15);
  --surface: light-dark(#ffffff, #0e1a2e);
  --line: light-dark(#c6d5e5, #22385a);
  --line-strong: light-dark(#64809f, #6482ae);
  --text: light-dark(#081628, #f3f8fd);
  --text-2: light-dark(#33475f, #b8c9df);
  --red: light-dark(#bb1426, #ff6b73);
  --blue: light-dark(#0f55c2, #76b2ff);
  --blue-fill: light-dark(#1558cf, #1f63d6);
  --on-blue: #ffffff;
  --focus: light-dark(#0f55c2, #9dcbff);
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 75rem; margin: auto; padding: 1rem clamp(1rem, 4vw, 2.5rem) 3rem; }
header { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; align-items: center; justify-content: space-between; }
h1 { font-size: 1.75rem; line-height: 1.1; }
h2 { font-size: 1.25rem; margin: 2rem 0 0.25rem; }
p { max-width: 40rem; margin: 0.25rem 0 0.75rem; color: var(--text-2); }
nav { display: flex; flex-wrap: wrap; gap: 0 1rem; align-items: center; }
a { color: var(--blue); display: inline-flex; align-items: center; min-height: 2.75rem; }
.scrolls { overflow-x: auto; border: 1px solid var(--line); border-radius: 14px; background: var(--surface); }
table { border-collapse: collapse; min-width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: 0.5rem 0.75rem; text-align: right; border-top: 1px solid var(--line); white-space: nowrap; }
thead th { border-top: 0; color: var(--text-2); font-size: 0.875rem; }
th:first-child { text-align: left; position: sticky; left: 0; background: var(--surface); }
.wraps th:first-child { white-space: normal; }
@media (min-width: 60rem) { .beside { display: grid; grid-template-columns: 1fr 1fr; gap: 0 1.5rem; } }
label { display: block; font-weight: 600; margin-bottom: 0.25rem; }
input { width: 100%; max-width: 28rem; min-height: 2.75rem; padding: 0 0.75rem; font: inherit; color: var(--text);
  background: var(--surface); border: 1px solid var(--line-strong); border-radius: 8px; }
button { min-height: 2.75rem; padding: 0 1rem; font: inherit; font-weight: 600; border: 0; border-radius: 8px;
  color: var(--on-blue); background: var(--blue-fill); }
form p { margin: 0.5rem 0; }
.wrong { color: var(--red); font-weight: 600; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
`;
