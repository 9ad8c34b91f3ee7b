import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoaderContext } from 'webpack';
import {
  type StillFormat,
  type StillIndex,
  type StillName,
  type StillRecord,
  stills,
} from '@site/shared/contract/stills';
import { repositoryRoot } from '@site/shared/repository/workspaces';

/** `inline`: while a section is developed, its builds have no address that is known before they are made. */
type Options = { place: string; inline: boolean };
type Context = LoaderContext<Options>;

const folder = path.join(repositoryRoot, 'shared/stills');
const indexFile = path.join(folder, 'index.json');
const declared = /export const (\w+) = stillFile\('([\w-]+)'\);/g;

/** @throws {Error} naming the still that nobody has rendered yet */
function recordOf(name: string): StillRecord {
  const index = JSON.parse(readFileSync(indexFile, 'utf8')) as StillIndex;
  const record = index[name as StillName];
  if (!record) throw new Error(`the still ${name} is not rendered: run npm run media -- --stills`);
  return record;
}

/** Emits the pictures of a still and gives the code of what `stillFile` gives. */
function codeOf(context: Context, name: string): string {
  const { inline, place } = context.getOptions();
  const { files } = recordOf(name);
  const addressOf = (file: string) => {
    const bytes = readFileSync(path.join(folder, file));
    if (inline) return JSON.stringify(`data:image/jpeg;base64,${bytes.toString('base64')}`);
    // Only browsers ask for it.
    if (context.target !== 'node') context.emitFile(`still-${file}`, bytes);
    return `${place} + ${JSON.stringify(`still-${file}`)}`;
  };
  const sourceSet = (format: StillFormat) =>
    inline ? "''" : files[format].map(({ file, width }) => `${addressOf(file)} + " ${width}w"`).join(' + ", " + ');
  const { alt } = stills[name as StillName];
  const [fallback] = files.jpg;
  const src = addressOf(fallback?.file ?? '');
  return `{ alt: ${JSON.stringify(alt)}, src: ${src}, avif: ${sourceSet('avif')}, webp: ${sourceSet('webp')} }`;
}

/**
 * Handles a file that begins with `'use stills'`, whose exports are `stillFile(…)`: the pictures become files of the release, and
 * only their addresses and words stay in the scripts (decision 105).
 */
export default function stillFilesLoader(this: Context, source: string): string {
  if (!source.startsWith("'use stills'")) return source;
  this.addDependency(indexFile);
  return [...source.matchAll(declared)]
    .map(([, constant, name = '']) => `export const ${constant} = ${codeOf(this, name)};`)
    .join('\n');
}
