import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { presentLine } from './lines';
import pureComponents from './pure-components-loader';
import { productionRouter } from './singletons';

/** A package of the router with files of this ending. */
function packageWith(ending: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'router-'));
  mkdirSync(path.join(folder, 'dist/production'), { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{"version":"8.5.3"}');
  for (const name of ['index', 'dom-export']) writeFileSync(path.join(folder, `dist/production/${name}${ending}`), '');
  return folder;
}

test.each(['.mjs', '.js'])('R13.110 the build takes the production modules of a router that end in %s', (ending) => {
  const folder = packageWith(ending);
  try {
    const line = { name: 'router-8', contract: 1, packages: { 'react-router': folder } };
    expect(productionRouter(line)).toEqual({
      'react-router$': path.join(folder, `dist/production/index${ending}`),
      'react-router/dom$': path.join(folder, `dist/production/dom-export${ending}`),
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('R13.110 the installed router has modules beside CommonJS, and the modules are taken', () => {
  expect(productionRouter(presentLine())['react-router$']).toMatch(/index\.mjs$/);
});

test.each([
  ['var Context = React3.createContext(null);', 'var Context = /* @__PURE__ */ React3.createContext(null);'],
  ['const Context = React$1.createContext(null);', 'const Context = /* @__PURE__ */ React$1.createContext(null);'],
  ['Context.displayName = "Context";', ''],
  ['const made = createContext(null);', 'const made = createContext(null);'],
])('R13.110 of a component of the router that is not used nothing stays: %s', (source, wanted) => {
  expect(pureComponents(source)).toBe(wanted);
});
