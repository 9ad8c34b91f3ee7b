import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pictureFolders, sitePictures } from '@site/shared/contract/site-pictures';
import type { SiteFacts } from '@site/shared/store/site-facts';
import type { FastifyInstance } from 'fastify';
import { manifestAddress, themeColor } from '../../render/document/icon-links';
import type { ShellConfig } from '../../config/config';

const day = 'public, max-age=86400';
const drawing = 'favicon.svg';
const ico = '/favicon.ico';

/** Icons, and the manifest that names them. */
export const iconAddresses = [
  `/${drawing}`,
  ico,
  manifestAddress,
  ...Object.values(sitePictures).map(({ file }) => `/${file}`),
];

/** A PNG as the only picture of an ICO file; browsers since Windows Vista read it. */
function icoOf(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

function manifestText({ brand, slogan, variant }: SiteFacts): string {
  const icons = [sitePictures.small, sitePictures.large].map(({ file, width, height }) => ({
    src: `/${file}`,
    sizes: `${width}x${height}`,
    type: 'image/png',
  }));
  const look = { display: 'minimal-ui', theme_color: themeColor, background_color: '#ffffff' };
  return JSON.stringify({
    name: brand,
    // The slogan is the brand's.
    ...(variant === '' && { description: slogan }),
    lang: 'zh-CN',
    start_url: '/',
    scope: '/',
    ...look,
    icons,
  });
}

/**
 * The icons and the share card of the brand, or of a site without it, and the manifest that names them.
 * @throws {Error} when the build lacks one
 */
export function iconRoutes(app: FastifyInstance, { distDir, site }: Pick<ShellConfig, 'distDir' | 'site'>): void {
  const read = (file: string) => readFileSync(path.join(distDir, 'pictures', pictureFolders[site.variant], file));
  const serve = (address: string, type: string, body: Buffer | string) =>
    app.get(address, (_, reply) => reply.header('Cache-Control', day).type(type).send(body));
  serve(`/${drawing}`, 'image/svg+xml', read(drawing));
  for (const { file } of Object.values(sitePictures)) serve(`/${file}`, 'image/png', read(file));
  serve(ico, 'image/x-icon', icoOf(read(sitePictures.tab.file), sitePictures.tab.width));
  serve(manifestAddress, 'application/manifest+json; charset=utf-8', manifestText(site));
}
