import path from 'node:path';
import { compileFunction } from 'node:vm';
import { build } from 'esbuild';
import { createElement, type SVGProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { inFile } from '@site/shared/ui/drawing-root';
import type { Drawing } from '@site/shared/ui/drawing';
import { repositoryRoot } from '@site/shared/repository/workspaces';

/** A drawing as a file of a release, whose address has the hash of all that it is made of; two of one name stop the build. */
export type DrawnFile = { file: string; svg: string; width: number; height: number };

/** What a page would have to give a drawing; a file has none of it. */
const ofThePage = /\s(?:class|style)=|var\(--|currentColor|(?:href|src)="(?!#)/;

/** A file without a size has that of its place. */
function sizeIn({ width, height, stretches }: Drawing): SVGProps<SVGSVGElement> {
  return stretches ? {} : { viewBox: `0 0 ${width} ${height}`, width, height };
}

/** @throws {Error} naming the drawing that needs styles or files of its page */
export function drawnFile(name: string, drawing: Drawing): DrawnFile {
  const { width, height, Draw } = drawing;
  const root = { ...inFile, ...sizeIn(drawing) };
  const svg = renderToStaticMarkup(createElement('svg', root, createElement(Draw)));
  const [fault] = ofThePage.exec(svg.replace(inFile.xmlns, '')) ?? [];
  if (fault) throw new Error(`the drawing ${name} cannot be a file: it has ${fault.trim()}`);
  return { file: `drawing-${name}.svg`, svg, width, height };
}

export type DrawnTables = { tables: Record<string, Record<string, DrawnFile>>; dependencies: string[] };

/** One file and all that it imports as one script of this process; React is the process's own. */
async function compile(file: string): Promise<{ code: string; dependencies: string[] }> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: repositoryRoot,
    entryPoints: [file],
    bundle: true,
    write: false,
    metafile: true,
    logLevel: 'silent',
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    external: ['react'],
  });
  const inputs = Object.keys(metafile.inputs).map((input) => path.join(repositoryRoot, input));
  return {
    code: outputFiles[0]?.text ?? '',
    dependencies: [...inputs, require.resolve('@site/shared/ui/drawing-root')],
  };
}

/** Draws what a file of drawings exports, and names the files that it was made of. */
export async function drawnFiles(file: string): Promise<DrawnTables> {
  const { code, dependencies } = await compile(file);
  const module = { exports: {} as Record<string, Record<string, Drawing>> };
  compileFunction(code, ['module', 'exports', 'require'], { filename: file })(module, module.exports, require);
  const tables = Object.entries(module.exports).map(([table, drawings]) => [
    table,
    Object.fromEntries(Object.entries(drawings).map(([name, drawing]) => [name, drawnFile(name, drawing)])),
  ]);
  return { tables: Object.fromEntries(tables), dependencies };
}
