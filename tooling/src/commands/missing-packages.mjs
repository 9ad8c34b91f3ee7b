import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The packages of the lockfile that are not there, as places such as `node_modules/react`. What npm calls optional may be
 * absent: most of it is made for other machines.
 */
export function missingPackages(root) {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([place, { optional }]) => place.includes('node_modules/') && !optional)
    .map(([place]) => place)
    .filter((place) => !existsSync(path.join(root, place, 'package.json')));
}
