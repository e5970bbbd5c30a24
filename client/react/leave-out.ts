import { parseSync, Visitor, type ESTree } from "vite";
import { CLASSES, FUNCTIONS, KINDS, TYPES } from "./left-out.ts";

interface Place {
  start: number;
  end: number;
}

interface Edit extends Place {
  text: string;
}

const isKind = (node: ESTree.Node): boolean => node.type === "Literal" && KINDS.some((kind) => kind === node.value);

const isTag = (node: ESTree.Node): boolean =>
  node.type === "MemberExpression" && node.property.type === "Identifier" && node.property.name === "tag";

const isWithin = (inner: Place, outer: Place): boolean => inner.start >= outer.start && inner.end <= outer.end;

/** Whether what follows some statements is never come to from them. */
function isEnd(statements: readonly ESTree.Node[]): boolean {
  const last = statements.at(-1);
  if (last?.type === "BlockStatement") return isEnd(last.body);
  return last !== undefined && /^(Break|Continue|Return|Throw)Statement$/.test(last.type);
}

/** The cases of a switch that can go: none that shares statements with one that stays, and none that one falls into. */
function casesLeftOut({ discriminant, cases }: ESTree.SwitchStatement): ESTree.SwitchCase[] {
  const isOut = ({ test }: ESTree.SwitchCase): boolean =>
    test !== null &&
    ((isTag(discriminant) && isKind(test)) || (test.type === "Identifier" && TYPES.includes(test.name)));
  return cases.filter((one, at) => {
    if (!isOut(one)) return false;
    if (one.consequent.length === 0) return true;
    const before = cases.slice(0, at).findLast((other) => !isOut(other) || other.consequent.length > 0);
    return before === undefined || isOut(before) || isEnd(before.consequent);
  });
}

/** React's client without what this site uses nothing of. Throws where anything of that is not to be found in it. */
export function leaveOut(code: string): string {
  const edits: Edit[] = [];
  const bodies: ESTree.Node[] = [];
  const declared: ESTree.VariableDeclarator[] = [];
  const missing = new Set([...FUNCTIONS, ...CLASSES, ...TYPES]);
  const cut = ({ start, end }: ESTree.Node, text = "") => edits.push({ start, end, text });
  new Visitor({
    SwitchStatement(node) {
      for (const one of casesLeftOut(node)) {
        if (one.test?.type === "Identifier") missing.delete(one.test.name);
        cut(one);
      }
    },
    BinaryExpression(node) {
      const { left, operator, right } = node;
      if (!(isKind(left) && isTag(right)) && !(isTag(left) && isKind(right))) return;
      if (operator === "===" || operator === "!==") cut(node, operator === "===" ? "false" : "true");
    },
    FunctionExpression({ body }) {
      if (body !== null) bodies.push(body);
    },
    VariableDeclarator(node) {
      declared.push(node);
    },
    FunctionDeclaration({ id, body }) {
      if (body !== null) bodies.push(body);
      if (id === null || body === null || !FUNCTIONS.includes(id.name)) return;
      missing.delete(id.name);
      cut(body, "{}");
    },
    ExpressionStatement(node) {
      const [, name = ""] = /^(\w+)\.prototype\./.exec(code.slice(node.start, node.end)) ?? [];
      if (!CLASSES.includes(name)) return;
      missing.delete(name);
      cut(node);
    },
  }).visit(parseSync("react-dom-client.js", code).program);
  if (missing.size > 0)
    throw new Error(`React has no ${[...missing].join(", ")} any more: see client/react/left-out.ts`);

  // A variable that is declared in what goes may be one of the whole function's.
  for (const { id, ...place } of declared) {
    const within = bodies.filter((body) => isWithin(place, body)).toSorted((a, b) => b.start - a.start)[0];
    if (within === undefined || id.type !== "Identifier") continue;
    if (edits.some((edit) => isWithin(place, edit) && isWithin(edit, within) && edit.start > within.start))
      edits.push({ start: within.start + 1, end: within.start + 1, text: `var ${id.name};` });
  }
  // What lies within something that goes has gone with it.
  let at = 0;
  const kept = edits
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .flatMap(({ start, end, text }) => {
      if (start < at) return [];
      const before = code.slice(at, start);
      at = end;
      return [before, text];
    });
  return [...kept, code.slice(at)].join("");
}
