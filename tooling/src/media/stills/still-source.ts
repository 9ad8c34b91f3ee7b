import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { StillName } from '@site/shared/contract/stills';
import { hashOf } from '../drawn-svg';
import { screens } from './screens';
import { studioFolder } from './studio-files';

/** What every still is rendered and developed by. */
const always = ['render_still.py', 'develop.py', 'grade.py', 'denoise.py', 'tza.py'];

/** `from models.desk import mug` → `models/desk.py`. */
const imported = /^from (kit|models|sets)\.(\w+) import/gm;
const quoted = /"([a-z]+(?:-[a-z]+)*)"/g;
const linked = /(?:src|href)="([a-z-]+\.(?:css|js))"/g;
const read = (file: string) => readFileSync(path.join(studioFolder, file), 'utf8');
const pageOf = (name: string) => {
  const page = screens.find((screen) => screen.name === name)?.page.replace(/#.*/, '');
  return page && `screens/${page}`;
};

/** The files that a file names: modules of its imports, screens that it shows, what a page links. */
function namedBy(file: string): string[] {
  const text = read(file);
  if (file.endsWith('.py')) {
    const modules = [...text.matchAll(imported)].map(([, room, module]) => `${room}/${module}.py`);
    const pages = [...text.matchAll(quoted)].map(([, name = '']) => pageOf(name));
    return [...modules, ...pages.filter((page) => page !== undefined)];
  }
  if (!file.endsWith('.html')) return [];
  const links = [...text.matchAll(linked)].map(([, link]) => `screens/${link}`);
  return links.filter((one) => existsSync(path.join(studioFolder, one)));
}

/** The set of a still and its angle: `photo-table` is `table` of `sets/photo.py`. */
export function angleOf(name: string): { set: string; angle: string } {
  const [set = '', angle = ''] = name.split('-');
  return { set, angle };
}

/** All that a still is rendered from, in order. */
export function stillFiles(name: StillName): string[] {
  const files = new Set<string>();
  const add = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    namedBy(file).forEach(add);
  };
  [`sets/${angleOf(name).set}.py`, ...always].forEach(add);
  return [...files].sort();
}

/**
 * The hash of what a still is rendered from; another one makes it stale. The small renders of other angles that its screens show are
 * no part of it: a still that was made anew would else make all others stale.
 */
export const stillSource = (name: StillName): string => hashOf(...stillFiles(name).map(read)).slice(0, 16);
