import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compilation, Module } from 'webpack';
import { repositoryRoot } from './workspaces';

/** Beside the build, outside of what a release lists. */
const listName = 'bundled-packages.txt';

/** Their own code is written into what they build: webpack's runtime, and helpers for older browsers. */
export const writingTools = ['node_modules/webpack', 'node_modules/@swc/core'];

/** `…/node_modules/a/node_modules/@b/c/d.js` → `node_modules/a/node_modules/@b/c`; undefined for a file of our own. */
export function packagePlace(file: string): string | undefined {
  const [, place] = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file) ?? [];
  return place;
}

function filesOf(module: Module): string[] {
  const inner = (module as Module & { modules?: Module[] }).modules ?? [];
  const own = module.nameForCondition();
  return [...(own ? [own] : []), ...inner.flatMap(filesOf)];
}

/** The places of all packages whose code is in one of the builds, and of the tools that wrote into them. */
export function bundledPackages(compilations: Iterable<Compilation>): string[] {
  const modules = [...compilations].flatMap((compilation) => [...compilation.modules]);
  const places = modules
    .flatMap(filesOf)
    .map((file) => packagePlace(path.relative(repositoryRoot, file).split(path.sep).join('/')));
  return [...new Set([...places.filter((place) => place !== undefined), ...writingTools])].sort();
}

/** Keeps the list beside a build; `e2e/laws/third-party-notices.test.ts` compares it with the notices that ship. */
export function writeBundledPackages(dist: string, compilations: Iterable<Compilation>): void {
  writeFileSync(path.join(dist, listName), `${bundledPackages(compilations).join('\n')}\n`);
}

/** The list of a build; undefined where there is none. */
export function readBundledPackages(dist: string): string[] | undefined {
  const file = path.join(dist, listName);
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : undefined;
}
