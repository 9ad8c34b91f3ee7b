import { createHash } from 'node:crypto';
import { builtinModules } from 'node:module';
import { compileFunction } from 'node:vm';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import webpack, { type Compilation } from 'webpack';
import { inFile } from '../ui/drawing-root';
import type { Drawing } from '../ui/stages/scenes/drawing';
import { resolve, scriptRule } from './webpack-rules';

/** A drawing as a file of a release. */
export type DrawnFile = { file: string; svg: string; width: number; height: number };

/** What a page would have to give a drawing; a file has none of it. */
const ofThePage = /\s(?:class|style)=|var\(--|currentColor|(?:href|src)="(?!#)/;

/** @throws {Error} naming the drawing that needs styles or files of its page */
export function drawnFile(name: string, { width, height, Draw }: Drawing): DrawnFile {
  const root = { ...inFile, viewBox: `0 0 ${width} ${height}`, width, height };
  const svg = renderToStaticMarkup(createElement('svg', root, createElement(Draw)));
  const [fault] = ofThePage.exec(svg.replace(inFile.xmlns, '')) ?? [];
  if (fault) throw new Error(`the drawing ${name} cannot be a file: it has ${fault.trim()}`);
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 10);
  return { file: `drawing-${name}.${hash}.svg`, svg, width, height };
}

/** One file and all that it imports as one script of this process; React is the process's own. */
async function compile(file: string): Promise<Compilation> {
  const own = ['react', 'react/jsx-runtime', ...builtinModules];
  const compiler = webpack({
    mode: 'production',
    target: 'node20',
    entry: file,
    output: { filename: 'drawings.cjs', library: { type: 'commonjs2' } },
    resolve,
    module: { rules: [scriptRule('server')] },
    externals: Object.fromEntries(own.map((name) => [name, `commonjs ${name}`])),
    optimization: { minimize: false },
    performance: false,
  });
  compiler.hooks.shouldEmit.tap('drawings', () => false);
  const stats = await new Promise<webpack.Stats>((done, fail) => {
    compiler.run((error, result) => (result ? done(result) : fail(error ?? new Error('webpack gave no result'))));
  });
  await new Promise<void>((done) => compiler.close(() => done()));
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
  return stats.compilation;
}

export type DrawnTables = { tables: Record<string, Record<string, DrawnFile>>; dependencies: string[] };

/** Draws what a file of drawings exports, and names the files that it was made of. */
export async function drawnFiles(file: string): Promise<DrawnTables> {
  const compilation = await compile(file);
  const code = compilation.getAsset('drawings.cjs')?.source.source().toString() ?? '';
  const module = { exports: {} as Record<string, Record<string, Drawing>> };
  compileFunction(code, ['module', 'exports', 'require'], { filename: file })(module, module.exports, require);
  const tables = Object.entries(module.exports).map(([table, drawings]) => [
    table,
    Object.fromEntries(Object.entries(drawings).map(([name, drawing]) => [name, drawnFile(name, drawing)])),
  ]);
  return { tables: Object.fromEntries(tables), dependencies: [...compilation.fileDependencies] };
}
