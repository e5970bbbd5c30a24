import { builtinEnvironments, type Environment } from "vitest/runtime";

const { "happy-dom": happyDom } = builtinEnvironments;

/**
 * A simulated browser in Node (`// @vitest-environment browser`), at another address than the configured one. Modules are
 * transformed as for Node, and files are read by Node's URLs.
 */
const simulatedBrowser: Environment = {
  ...happyDom,
  viteEnvironment: "ssr",
  async setup(global, options) {
    const { URL } = global;
    const environment = await happyDom.setup(global, { ...options, happyDOM: { url: "https://alias.example/" } });
    Object.assign(global, { URL });
    // React warns about elements that a browser does not know, and this one does not know `search`.
    Object.defineProperty(global.HTMLUnknownElement.prototype, Symbol.toStringTag, { value: "HTMLElement" });
    return environment;
  },
};

export default simulatedBrowser;
