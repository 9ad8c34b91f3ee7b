import { serverFileFaults } from './server-file-rules';

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

test('a timer inside a component is allowed', () => {
  expect(serverFileFaults(bundle('module.exports = { Component: function () { setTimeout(noop, 1); } };'))).toEqual([]);
});
