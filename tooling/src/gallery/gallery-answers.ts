import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type GalleryBuild, listStyles, partFiles } from './gallery-build';
import { clientFolder } from './gallery-config';
import { type PartPlace, readPlace } from './part-address';

export type Answer = { status: number; type: string; body: string | Buffer };

const html = (status: number, body: string): Answer => ({ status, type: 'text/html; charset=utf-8', body });
const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

export const notFound: Answer = { status: 404, type: 'text/plain; charset=utf-8', body: 'There is nothing here.' };

/** A file of one folder, by its bare name: nothing outside the folder can be named. */
function fileAnswer(folder: string | undefined, name: string): Answer {
  const type = types[path.extname(name)];
  const file = folder && path.join(folder, path.basename(name));
  if (!type || !file || !existsSync(file)) return notFound;
  return { status: 200, type, body: readFileSync(file) };
}

function listAnswer(build: GalleryBuild, place: PartPlace | undefined, comps: string | undefined): Answer {
  const { parts, drawer } = build;
  const part = place && parts.find(({ workspace, name }) => workspace === place.workspace && name === place.part);
  const isMissing = place && (!part || (place.state && !part.states[place.state]));
  if (isMissing) return notFound;
  return html(200, drawer.listPage({ parts, part, place, hasComps: Boolean(comps), styleFiles: listStyles(build) }));
}

function aloneAnswer(build: GalleryBuild, place: PartPlace): Answer {
  const part = build.parts.find(({ workspace, name }) => workspace === place.workspace && name === place.part);
  const state = place.state ?? Object.keys(part?.states ?? {})[0];
  if (!part || !state || !part.states[state]) return notFound;
  return html(200, build.drawer.alonePage(part, state, partFiles(build, part)));
}

/** What the gallery answers at an address; `comps` is the folder of pictures, where this machine has one. */
export function galleryAnswer(build: GalleryBuild, url: URL, comps: string | undefined): Answer {
  const [, root, kind, name = ''] = url.pathname.split('/');
  if (root !== 'gallery') return notFound;
  if (kind === 'files') return fileAnswer(clientFolder, name);
  if (kind === 'comps') return fileAnswer(comps, name);
  const place = readPlace(url);
  return place?.alone ? aloneAnswer(build, place) : listAnswer(build, place, comps);
}
