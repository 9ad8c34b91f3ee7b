import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoaderContext } from 'webpack';
import drawingFilesLoader from './drawing-files-loader';
import { repositoryRoot } from '@site/shared/repository/workspaces';

/** Inside the repository, so that React is found from it. */
const folder = mkdtempSync(path.join(repositoryRoot, '.cache/drawings-'));
const table = (draw: string) => `'use drawings';
import { drawingFiles } from '${repositoryRoot}/shared/src/ui/drawing-files';
import { Dot } from './dot';
export const dots = drawingFiles({ dot: { width: 20, height: 10, Draw: () => ${draw} } });
`;
const dot = 'export const Dot = ({ fill }: { fill: string }) => <circle cx="5" cy="5" r="5" fill={fill} />;\n';

beforeAll(() => writeFileSync(path.join(folder, 'dot.tsx'), dot));
afterAll(() => rmSync(folder, { recursive: true }));

type Loaded = { code: string; emitted: Record<string, string>; dependencies: string[] };

/** The loader's output for a file of drawings, with a stub of webpack that keeps what is emitted. */
function load(source: string, target: 'web' | 'node' = 'web', inline = false): Promise<Loaded> {
  const file = path.join(folder, 'dots.tsx');
  writeFileSync(file, source);
  const [emitted, dependencies]: [Record<string, string>, string[]] = [{}, []];
  return new Promise((done, fail) => {
    const context = {
      resourcePath: file,
      target,
      getOptions: () => ({ place: 'PLACE', inline }),
      addDependency: (name: string) => dependencies.push(name),
      emitFile: (name: string, content: string) => Object.assign(emitted, { [name]: content }),
      async: () => (error: Error | null | undefined, code?: string) =>
        error ? fail(error) : done({ code: code ?? '', emitted, dependencies }),
    };
    drawingFilesLoader.call(context as unknown as LoaderContext<{ place: string; inline: boolean }>, source);
  });
}

test('R12.131 each drawing becomes a file of its name, and the script keeps address and size', async () => {
  const { code, emitted } = await load(table('<Dot fill="#fff" />'));
  const [[name = '', svg] = []] = Object.entries(emitted);

  expect(name).toBe('drawing-dot.svg');
  expect(svg).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" font-family="[^"]+" viewBox="0 0 20 10" width="20" height="10"><circle cx="5" cy="5" r="5" fill="#fff"><\/circle><\/svg>$/,
  );
  expect(code).toBe(`export const dots = {\n  "dot": { src: PLACE + "${name}", width: 20, height: 10 },\n};`);
});

test('a drawing that stretches has the size of its place, and keeps the one that its page leaves room for', async () => {
  const { code, emitted } = await load(
    table('<Dot fill="#fff" />').replace('height: 10,', 'height: 10, stretches: true,'),
  );

  expect(Object.values(emitted)[0]).toMatch(/^<svg xmlns="[^"]+" font-family="[^"]+"><circle /);
  expect(code).toContain('width: 20, height: 10');
});

test('R12.131 server and browser name the same file, which only the browser has', async () => {
  const [server, browser] = [
    await load(table('<Dot fill="#fff" />'), 'node'),
    await load(table('<Dot fill="#fff" />')),
  ];

  expect(server.code).toBe(browser.code);
  expect(server.emitted).toEqual({});
});

test('what a drawing is made of is watched', async () => {
  const { dependencies } = await load(table('<Dot fill="#fff" />'));

  expect(dependencies).toContain(path.join(folder, 'dot.tsx'));
});

test('while its section is developed the drawing itself is the address', async () => {
  const { code, emitted } = await load(table('<Dot fill="#fff" />'), 'web', true);

  expect(decodeURIComponent(/data:image\/svg\+xml,([^"]+)/.exec(code)?.[1] ?? '')).toContain('fill="#fff"');
  expect(emitted).toEqual({});
});

test.each([
  '<g className="a" />',
  '<Dot fill="var(--c-brand)" />',
  '<Dot fill="currentColor" />',
  '<image href="/a.png" />',
])('R12.131 a drawing that needs its page is refused by name: %s', async (draw) => {
  await expect(load(table(draw))).rejects.toThrow('the drawing dot cannot be a file');
});

test('a file without the directive is unchanged', async () => {
  await expect(load('export const one = 1;')).resolves.toMatchObject({ code: 'export const one = 1;' });
});
