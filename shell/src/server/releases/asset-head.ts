import path from 'node:path';
import type { HeaderPairs } from '../plain-answers';

/** Where the files of releases lie. */
export const assetsPath = '/assets/';
const forever = 'public, max-age=31536000, immutable';
const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  // Which chunks a hot update changes; only builds for development have such a file.
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
};

/** What describes a file of a release; undefined for one of another kind, which is not served. */
export function assetHead(name: string): HeaderPairs | undefined {
  const type = types[path.extname(name)];
  if (!type) return undefined;
  return [
    ['Cache-Control', forever],
    ['Access-Control-Allow-Origin', '*'],
    ['Content-Type', type],
    ['Vary', 'Accept-Encoding'],
  ];
}
