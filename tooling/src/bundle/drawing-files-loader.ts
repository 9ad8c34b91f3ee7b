import type { LoaderContext } from 'webpack';
import { type DrawnFile, drawnFiles } from './drawn-files';

/** `inline`: while a section is developed, its builds have no address that is known before they are made. */
type Options = { place: string; inline: boolean };

const directive = /^(?:\s|\/\*[\s\S]*?\*\/|\/\/.*\n)*['"]use drawings['"]/;

async function load(context: LoaderContext<Options>): Promise<string> {
  const { inline, place } = context.getOptions();
  const { tables, dependencies } = await drawnFiles(context.resourcePath);
  for (const file of dependencies) context.addDependency(file);
  const addressOf = ({ file, svg }: DrawnFile) => {
    if (inline) return JSON.stringify(`data:image/svg+xml,${encodeURIComponent(svg)}`);
    // Only browsers ask for it.
    if (context.target !== 'node') context.emitFile(file, svg);
    return `${place} + ${JSON.stringify(file)}`;
  };
  const lines = Object.entries(tables).map(([table, files]) => {
    const entries = Object.entries(files).map(
      ([name, one]) =>
        `  ${JSON.stringify(name)}: { src: ${addressOf(one)}, width: ${one.width}, height: ${one.height} },`,
    );
    return `export const ${table} = {\n${entries.join('\n')}\n};`;
  });
  return lines.join('\n');
}

/**
 * Handles the directive `'use drawings'` at the top of a file whose exports are `drawingFiles(…)`: the drawings become SVG
 * files of the release, and only their addresses and sizes stay in the scripts (decision 049).
 */
export default function drawingFilesLoader(this: LoaderContext<Options>, source: string): void {
  const done = this.async();
  if (!directive.test(source)) return done(undefined, source);
  load(this).then(
    (code) => done(undefined, code),
    (error: Error) => done(error),
  );
}
