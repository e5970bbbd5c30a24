import { useState } from "react";
import { createRoot } from "react-dom/client";

/** A bare guessing page in React with the league's names: the least that typing and a guess cost. */
declare const NAMES: readonly string[];

const SHOWN = 8;

function Bare() {
  const [typed, setTyped] = useState("");
  const [guessed, setGuessed] = useState<readonly string[]>([]);
  const wanted = typed.toLowerCase();
  const found = wanted === "" ? [] : NAMES.filter((name) => name.toLowerCase().includes(wanted)).slice(0, SHOWN);
  const take = () => {
    const [first] = found;
    if (first === undefined) return;
    setGuessed([first, ...guessed]);
    setTyped("");
  };
  return (
    <main>
      <h1>Who is it?</h1>
      <input
        aria-label="Player"
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls="found"
        aria-busy={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === "Enter" && take()}
      />
      <ul id="found" role="listbox">
        {found.map((name) => (
          <li key={name} role="option" aria-selected={false}>
            {name}
          </li>
        ))}
      </ul>
      <table>
        <tbody>
          {guessed.map((name) => (
            <tr key={name}>
              <th>{name}</th>
              {Array.from({ length: 8 }, (_, at) => (
                <td key={at}>no match</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}

const root = document.getElementById("root");
if (root !== null) createRoot(root).render(<Bare />);
