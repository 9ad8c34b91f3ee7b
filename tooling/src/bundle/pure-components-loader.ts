/**
 * react-router for browsers: its components are made by calls and named by assignments, which no minifier may leave out,
 * used or not. Calls are marked as free of effects, and the names, which only tools for development read, are left out.
 */
export default function pureComponents(source: string): string {
  return source
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/^((?:var|const) \w+ = )(React[$\d]*\.(?:forwardRef|memo|createContext)\()/gm, '$1/* @__PURE__ */ $2');
}
