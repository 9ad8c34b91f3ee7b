import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot, workspaceNames } from '@site/shared/repository/workspaces';
import { type Mutation, mutationsOf } from './mutations';

export type Mutant = Mutation & { file: string; line: number; before: string };

const notProduct = /[.-]test\.|\.d\.ts$|\/testing\/|\/content\/|^tooling\/src\/(?!bundle|hot|judge)/;
/** People, places and covers: what a line of a picture looks like is judged by eye (`npm run sheet`). */
const drawings = /\/(?:worlds|scenes|figure|parts\/posters|parts\/covers)\/|-scene\.tsx$/;

/**
 * The files whose lines may be drawn: `src` of shell, shared, api, release, the sections and what builds them, without tests, what tests
 * stand on, the words of pages, and pictures.
 */
function productFiles(): string[] {
  const folders = workspaceNames().filter((name) => name !== 'e2e');
  const patterns = folders.flatMap((name) => [`${name}/src/**/*.ts`, `${name}/src/**/*.tsx`, `${name}/src/*.ts`]);
  const listed = execFileSync('git', ['ls-files', '-z', ...patterns], { cwd: repositoryRoot, encoding: 'utf8' });
  return [...new Set(listed.split('\0'))].filter(
    (file) => file !== '' && !notProduct.test(file) && !drawings.test(file),
  );
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Draws lines at random, each as likely as any other, and for each one of its mutations. A line may be drawn when an
 * operator has something to change on it: comments, braces, imports and types are not among them.
 */
export function drawMutants(seed: number, count: number): Mutant[] {
  const lines = productFiles().flatMap((file) => {
    const source = readFileSync(path.join(repositoryRoot, file), 'utf8');
    return [...mutationsOf(file, source)].map(([line, mutations]) => ({ file, line, mutations, source }));
  });
  const random = randomFrom(seed);
  const left = [...lines];
  return Array.from({ length: count }, () => {
    const [drawn] = left.splice(Math.floor(random() * left.length), 1);
    const mutation = drawn?.mutations[Math.floor(random() * drawn.mutations.length)];
    if (!drawn || !mutation) throw new Error(`There are fewer than ${count} lines to draw.`);
    return { ...mutation, file: drawn.file, line: drawn.line, before: drawn.source };
  });
}
