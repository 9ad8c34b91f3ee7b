/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import webpack, { type Compilation } from 'webpack';
import { mapOf, MappableSourcePlugin } from '../bundle/mappable-source';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { hotScriptRule, scriptRule } from '../bundle/webpack-rules';
import { isOfSection, thrownText } from './thrown-text';

/** Within the repository, as sections are. */
mkdirSync(path.join(repositoryRoot, '.cache'), { recursive: true });
const folder = mkdtempSync(path.join(repositoryRoot, '.cache/thrown-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const page = `type Words = { list?: string[] };

// What compiles away moves the lines below it.
interface Unused { one: string; two: string }

export function countWords(words: Words): number {
  return words.list!.map((word) => word.length).length;
}
`;
const routes = `import { countWords } from './page';

export const routes = [countWords({})];
`;

function build(side: 'server' | 'client'): Promise<{ code: string; compilation: Compilation }> {
  const section = path.join(folder, 'mf-words');
  mkdirSync(path.join(section, 'src'), { recursive: true });
  writeFileSync(path.join(section, 'src/page.tsx'), page);
  writeFileSync(path.join(section, 'src/routes.ts'), routes);
  const output = path.join(section, 'dist');
  const compiler = webpack({
    mode: 'production',
    context: section,
    entry: { routes: './src/routes.ts' },
    output: { path: output, filename: '[name].cjs', uniqueName: 'mf_words', library: { type: 'commonjs2' } },
    resolve: { extensions: ['.ts', '.tsx'] },
    devtool: side === 'client' ? 'inline-cheap-module-source-map' : false,
    module: { rules: [side === 'client' ? hotScriptRule('mf-words') : scriptRule('server')] },
    optimization: { minimize: false, concatenateModules: false },
    plugins: side === 'client' ? [] : [new MappableSourcePlugin('routes.cjs')],
  });
  return new Promise((done, fail) =>
    compiler.run((error, stats) => {
      if (error || !stats || stats.hasErrors()) return fail(error ?? new Error(stats?.toString()));
      done({ code: readFileSync(path.join(output, 'routes.cjs'), 'utf8'), compilation: stats.compilation });
    }),
  );
}

/** The stack of what it throws when it runs under that name. */
function stackOf(code: string, filename: string): string {
  try {
    compileFunction(code, ['module', 'exports'], { filename })({ exports: {} }, {});
  } catch (error) {
    return (error as Error).stack ?? '';
  }
  throw new Error('It threw nothing.');
}

test('R11.4 what the server file of a section throws is told with the file and line of its source', async () => {
  const { code, compilation } = await build('server');
  const stack = stackOf(code, 'mf-words@1.0.0-dev.h1/server/routes.cjs');
  expect(isOfSection(stack)).toBe(true);
  const asked: unknown[] = [];
  const text = await thrownText(stack, async ({ section, version, file }) => {
    asked.push({ section, version, file });
    return mapOf(compilation);
  });
  expect(text.split('\n').slice(0, 3)).toEqual([
    expect.stringMatching(/^TypeError: Cannot read properties of undefined \(reading 'map'\)$/),
    expect.stringMatching(/^ {2}at countWords \((?:\S+\/)?mf-words\/src\/page\.tsx:7\)$/),
    expect.stringMatching(/mf-words\/src\/routes\.ts:3\)?$/),
  ]);
  expect(asked[0]).toEqual({ section: 'mf-words', version: '1.0.0-dev.h1', file: 'server/routes.cjs' });
});

test('R11.4 what a browser file throws is told so too: React Refresh moves no line', async () => {
  const { code } = await build('client');
  const stack = stackOf(code, 'http://127.0.0.1:8080/assets/remotes/mf-words/1.0.0-dev.h1/client/routes.js');
  const [, encoded = ''] = /base64,([\w+/=]+)/.exec(code) ?? [];
  const map = JSON.parse(Buffer.from(encoded, 'base64').toString()) as object;
  expect(await thrownText(stack, async () => map)).toMatch(
    /^ {2}at countWords \((?:\S+\/)?mf-words\/src\/page\.tsx:7\)$/m,
  );
});

test('a place of which nothing is known stays as the stack names it', async () => {
  const stack = 'Error: x\n    at f (http://a/assets/remotes/mf-words/1.0.0/client/x.js:1:2)';
  expect(await thrownText(stack, () => Promise.reject(new Error('no answer')))).toBe(stack);
  expect(isOfSection('Error: x\n    at f (node:internal/x:1:2)')).toBe(false);
});
