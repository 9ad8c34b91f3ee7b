import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '@site/shared/contract/integrity';
import type { FastifyInstance } from 'fastify';
import { themeStyle } from './theme-style';

interface Asset {
  /** With a hash of the bytes, so that it can be stored for ever. */
  path: string;
  integrity: string;
  type: string;
  bytes: Buffer;
}

export interface DeskAssets {
  style: Asset;
  script: Asset;
  icon: Asset;
}

const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#17807d" stroke-width="1.8"><circle cx="12" cy="12" r="10"/><circle cx="12" cy="12" r="6"/><path d="m10.5 9.4 4.2 2.6-4.2 2.6z" fill="#17807d"/></svg>';

function asset(stem: string, ending: string, type: string, text: string): Asset {
  const bytes = Buffer.from(text);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  return { path: `/assets/${stem}-${hash}.${ending}`, integrity: integrityOf(bytes), type, bytes };
}

/** Style, script and icon of the page, read once at the start. */
export function readAssets(folder = join(__dirname, 'assets')): DeskAssets {
  const text = (name: string) => readFileSync(join(folder, name), 'utf8');
  return {
    style: asset('desk', 'css', 'text/css; charset=utf-8', themeStyle + text('desk.css')),
    script: asset('desk', 'js', 'text/javascript; charset=utf-8', text('desk.js')),
    icon: asset('desk', 'svg', 'image/svg+xml', icon),
  };
}

/** They hold nothing of the site, so that the page for signing in may use them too. */
export function assetRoutes(app: FastifyInstance, assets: DeskAssets): void {
  for (const { path, type, bytes } of Object.values(assets) as Asset[]) {
    app.get(path, (_, reply) =>
      reply.type(type).header('Cache-Control', 'public, max-age=31536000, immutable').send(bytes),
    );
  }
}
