/** A call of a binding that sends something, and how to make it. */
export interface Call {
  name: string;
  /** The object whose method is called: the binding, or a statement or stub made by it. */
  target: object;
  values: unknown[];
  make(): unknown;
}

/** Methods that only create something, such as a statement, and send nothing. */
const MAKING: ReadonlySet<string> = new Set(["prepare", "bind", "withSession", "getByName"]);

const originals = new WeakMap<object, object>();
const originalOf = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(originalOf)
    : typeof value === "object" && value !== null
      ? (originals.get(value) ?? value)
      : value;

/** Returns a binding whose calls, and those of all objects it creates, go through `around`. */
export function intercept<Binding extends object>(binding: Binding, around: (call: Call) => unknown): Binding {
  const proxy = new Proxy(binding, {
    get(target, key) {
      const member: unknown = Reflect.get(target, key, target);
      if (typeof member !== "function") return member;
      return (...given: unknown[]): unknown => {
        const [name, values] = [String(key), given.map(originalOf)];
        const make = (): unknown => Reflect.apply(member, target, values);
        return MAKING.has(name) ? intercept(make() as object, around) : around({ name, target, values, make });
      };
    },
  });
  originals.set(proxy, binding);
  return proxy;
}
