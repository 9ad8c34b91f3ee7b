import { evaluateServerFile } from './evaluate-server-file';

test('a server file can require the singletons and exports its routes', () => {
  const code = "const react = require('react'); module.exports = { routes: [{ path: react.path }] };";
  expect(evaluateServerFile(code, 'x', { react: { path: '/a' } }).routes).toEqual([{ path: '/a' }]);
});

test.each([
  ["require('node:fs')", 'x requires “node:fs”, which the shell does not provide.'],
  ["require('__proto__')", 'x requires “__proto__”, which the shell does not provide.'],
  ["throw new Error('boom')", 'boom'],
  ['module.exports = {}', 'x exports no routes.'],
])('%s is refused', (code, sentence) => {
  expect(() => evaluateServerFile(code, 'x', {})).toThrow(sentence);
});
