import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { commonKey, commonSheets } from './common-styles';
import { repositoryRoot } from '@site/shared/repository/workspaces';

/** Of what a workspace builds: for css-loader, and the file that changes when a name does. */
export type ClassNames = { nameOf: (file: string, name: string) => string; table: string };

const letters = 'bcdefghijklmnopqrstuvwxyzBCDEFGHIJKLMNOPQRSTUVWXYZ';
const signs = `${letters}aA0123456789`;

/** 0 → `b`, 62 → `bb`: the shortest come first. */
function counted(turn: number): string {
  const last = signs[turn % signs.length] ?? '';
  return turn < signs.length ? last : counted(Math.floor(turn / signs.length) - 1) + last;
}

/**
 * What all names of a workspace begin with: styles of the shell and of every section that somebody has visited lie in one
 * document, of releases that were built apart. FNV-1a, 50 × 62 beginnings; a law compares those of this repository.
 */
export function classPrefix(workspace: string): string {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(workspace)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  const second = signs[Math.floor(hash / letters.length) % signs.length] ?? '';
  return `${letters[hash % letters.length]}${second}`;
}

function sheetsBelow(folder: string): string[] {
  const below = readdirSync(path.join(repositoryRoot, folder), { recursive: true }) as string[];
  return below.filter((file) => file.endsWith('.module.css')).map((file) => path.join(folder, file));
}

/** Everything that may be renamed: classes and animations, in the order of their first mention. */
function namesIn(sheet: string): string[] {
  const text = readFileSync(path.join(repositoryRoot, sheet), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  return [...new Set([...text.matchAll(/(?:\.|@keyframes\s+)([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name))];
}

/** `mf-help/src/pages/x/x.module.css card` → what it is called: the same for the same sources, in every compiler. */
function namesOf(sheets: readonly string[], prefix: string): [key: string, name: string][] {
  const all = sheets.flatMap((sheet) => namesIn(sheet).map((name) => `${sheet} ${name}`));
  return all.map((key, turn) => [key, prefix + counted(turn)]);
}

/** Drawings last: pages have few of them, and the first names are the shortest. */
function ownSheets(workspace: string): string[] {
  const first = [...new Set(['shared/src', `${workspace}/src`])].flatMap(sheetsBelow).sort();
  const all = [...first, ...sheetsBelow('shared/drawings/src').sort()];
  return all.filter((sheet) => !commonSheets.includes(sheet));
}

function writeIfNew(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/**
 * Names of three or four characters for every class of a workspace's sheets and those of `shared` and its drawings: readable ones were a sixth
 * of a page before compression, hashes a tenth after it. Those of the common sheets are one or two longer and the same in all workspaces.
 */
export function classNames(workspace: string): ClassNames {
  const own = namesOf(ownSheets(workspace), classPrefix(workspace));
  const names = new Map([...own, ...namesOf(commonSheets, commonKey())]);
  const table = path.join(repositoryRoot, '.cache/class-names', `${workspace}.json`);
  writeIfNew(table, JSON.stringify([...names]));
  const nameOf = (file: string, name: string) => {
    const found = names.get(`${path.relative(repositoryRoot, file)} ${name}`);
    if (found === undefined) throw new Error(`${file} has no class “${name}” that class-names.ts could find.`);
    return found;
  };
  return { nameOf, table };
}
