import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoaderContext } from 'webpack';
import servedPartLoader from './served-part-loader';

const folder = mkdtempSync(path.join(tmpdir(), 'served-part-'));
const picture = `'use static';\n\nimport type { Show } from './show';\nimport { Frame } from './frame';\nimport styles from './picture.module.css';\n\nexport function Picture() {\n  return <Frame className={styles.picture} />;\n}\n`;
const files = {
  'picture.tsx': picture,
  'frame.tsx': `import './frame.served';\nimport styles from './frame.module.css';\n\nexport function Frame() {\n  return <div className={styles.frame} />;\n}\n`,
  'wall.tsx': `'use static';\n\nimport { Stage } from '@site/drawings/stages/stage';\n\nexport function Wall() {\n  return <Stage />;\n}\n`,
  'bad.tsx': `'use static';\n\nexport const size = 3;\n`,
};

beforeAll(() => {
  for (const [name, source] of Object.entries(files)) writeFileSync(path.join(folder, name), source);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The loader's output for a file, with a stub of webpack that resolves in this folder. */
function load(name: keyof typeof files, query = '', target: 'client' | 'server' | 'whole' = 'client'): Promise<string> {
  return new Promise((done, fail) => {
    const context = {
      resourcePath: path.join(folder, name),
      resourceQuery: query,
      context: folder,
      getOptions: () => ({ target }),
      getResolve: () => async (place: string, request: string) =>
        path.join(place, request.endsWith('.css') ? request : `${request}.tsx`),
      addDependency: () => undefined,
      async: () => (error: Error | null | undefined, result?: string) => (error ? fail(error) : done(result ?? '')),
    };
    servedPartLoader.call(context as unknown as LoaderContext<{ target: 'client' | 'server' | 'whole' }>, files[name]);
  });
}

test('a file without the directive is unchanged', async () => {
  await expect(load('frame.tsx')).resolves.toBe(files['frame.tsx']);
});

test('in the browser the part is its styles and a lazy import of its script', async () => {
  const code = await load('picture.tsx');
  expect(code).toContain('import "./picture.tsx?css";');
  expect(code).toContain(`export const Picture = servedInBrowser(`);
  expect(code).toContain('import(/* webpackChunkName: "part-picture" */ "./picture.tsx?real")');
});

test('on the server the part is rendered normally', async () => {
  const code = await load('picture.tsx', '', 'server');
  expect(code).toContain('import * as parts from "./picture.tsx?real";');
  expect(code).toContain('export const Picture = servedOnServer(parts.Picture);');
});

test('R11.5 while its section is developed it is a component like others, in the same markup and with its styles', async () => {
  const code = await load('picture.tsx', '', 'whole');
  expect(code).toContain('import * as parts from "./picture.tsx?whole";');
  expect(code).toContain('export const Picture = servedOnServer(parts.Picture);');
  const itself = await load('picture.tsx', '?whole', 'whole');
  expect(itself).toContain("from './picture.module.css'");
  expect(itself).toContain("from './frame.tsx?whole'");
});

test('its styles include those of nested components', async () => {
  const code = await load('picture.tsx', '?css');
  expect(code.split('\n').sort()).toEqual(['import "./frame.tsx?css";', 'import "./picture.module.css";']);
});

test('behaviour attached to served markup stays in the script of the page', async () => {
  expect((await load('frame.tsx', '?css')).split('\n')).toContain('import "./frame.served";');
});

test('its script has class names without loading the styles twice', async () => {
  const code = await load('picture.tsx', '?real');
  expect(code).toContain("from './picture.module.css?names'");
  expect(code).toContain("from './frame.tsx?real'");
  expect(code).toContain("from './show'");
});

test('a drawing of all sections is drawn in it without loading its styles twice', async () => {
  expect(await load('wall.tsx', '?real')).toContain("from './@site/drawings/stages/stage.tsx?real'");
});

test('a part with an export that is not a component is rejected by name', async () => {
  await expect(load('bad.tsx')).rejects.toThrow("bad.tsx says 'use static' and exports size");
});
