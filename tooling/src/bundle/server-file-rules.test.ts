import { clientFileFaults, serverFileFaults, serverFileJudge } from './server-file-rules';

/** The structure of a bundle: modules are functions in a table, run at load. */
const bundle = (body: string) => `(() => { var modules = { 1: (module) => { ${body} } }; modules[1]({}); })();`;

test('a plain bundle breaks no rule', () => {
  expect(serverFileFaults(bundle('module.exports = { routes: [] };'))).toEqual([]);
});

test.each([
  ["import('./late')", 'uses import()'],
  ['process.exit(1)', 'uses process'],
  ['setInterval(tick, 1000)', 'starts setInterval at load'],
])('%s is refused', (body, fault) => {
  expect(serverFileFaults(bundle(body)).join()).toContain(fault);
});

test.each([
  ['Number.prototype.toFixed = rounded', 'Number.prototype.toFixed'],
  ["Array.prototype['last'] = last", 'Array.prototype.last'],
  ['JSON.stringify = tidy', 'JSON.stringify'],
  ['globalThis.price = 1', 'globalThis.price'],
  ["Object.defineProperty(String.prototype, 'trim', {})", 'String.prototype'],
  ['Object.assign(Object.prototype, { tap })', 'Object.prototype'],
  ['Map.prototype.get = counted', 'Map.prototype.get'],
  ['window.Array.prototype.at = at', 'Array.prototype.at'],
  ['delete Array.prototype.at', 'Array.prototype.at'],
  ['console.log = () => {}', 'console.log'],
  ['NodeList.prototype.forEach = Array.prototype.forEach', 'NodeList.prototype.forEach'],
  ['Object.defineProperty(Element.prototype, "matches", {})', 'Element.prototype'],
  ['window.fetch = watched', 'window.fetch'],
  ['self.fetch = watched', 'window.fetch'],
  ['window.history.pushState = watched', 'history.pushState'],
])('%s, by which a section would change what others print, is refused on server and in browsers', (body, changed) => {
  expect(serverFileFaults(bundle(body)).join()).toContain(`changes ${changed}, which all sections use`);
  expect(clientFileFaults(bundle(body)).join()).toContain(`changes ${changed}, which all sections use`);
});

test('objects of the section itself may be changed', () => {
  const own =
    'function Price() {} Price.prototype.toFixed = rounded; Object.defineProperty(exports, "a", {}); const self = {}; self.x = Number.EPSILON; function Node() {} Node.last = 1; document.title = "x"; history.scrollRestoration = "auto"; delete self.x;';
  expect(serverFileFaults(bundle(own))).toEqual([]);
});

test('a timer inside a component is allowed', () => {
  expect(serverFileFaults(bundle('module.exports = { Component: function () { setTimeout(noop, 1); } };'))).toEqual([]);
});

/** As webpack writes it where nothing is shortened. */
const table = (...bodies: string[]) => {
  const modules = bodies.map((body, index) => `/***/ ${index + 1}\n(module) {\n${body}\n/***/ }`);
  return `(() => { var modules = ({\n\n${modules.join(',\n\n')}\n\n}); modules[1]({}); })();`;
};

test('of the builds of a section each module is judged once, and again when it changes', () => {
  const faultsOf = serverFileJudge();
  expect(faultsOf(table('module.exports = 1;', 'module.exports = 2;'))).toEqual([]);
  expect(faultsOf(table('module.exports = 1;', 'process.exit(2);'))).toEqual(['uses process (line 10)']);
  expect(faultsOf(table('module.exports = 1;', 'process.exit(2);'))).toEqual(['uses process (line 10)']);
  expect(faultsOf(table('module.exports = 1;', 'module.exports = 3;'))).toEqual([]);
  expect(faultsOf(table('setTimeout(tick, 1);', 'module.exports = 3;'))).toEqual([
    'starts setTimeout at load (line 5)',
  ]);
});

test('a module whose text looks like the end of a module is read with the whole file', () => {
  const faultsOf = serverFileJudge();
  const tricky = 'module.exports = `\n/***/ }\n`;';
  expect(faultsOf(table(tricky, 'module.exports = 1;'))).toEqual([]);
  expect(faultsOf(table(tricky, 'process.exit(1);'))).toEqual(['uses process (line 12)']);
});
