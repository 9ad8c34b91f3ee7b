import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { sitePictures } from '@site/shared/contract/site-pictures';
import type { SiteFacts } from '@site/shared/store/site-facts';
import { testSite } from '@site/shared/testing/test-site';
import fastify, { type FastifyInstance } from 'fastify';
import { iconLinks, manifestAddress } from '../../render/document/icon-links';
import { iconRoutes } from './icon-routes';

const whiteLabel: SiteFacts = { ...testSite, variant: 'white-label', brand: '某某直播' };

function serve(site: SiteFacts = testSite) {
  const app = fastify() as unknown as FastifyInstance;
  iconRoutes(app, { distDir: path.join(repositoryRoot, 'shell'), site });
  return (url: string) => app.inject(url);
}

const files = Object.values(sitePictures).map(({ file }) => `/${file}`);

test('whatever the head names is served, with its type and for a day', async () => {
  const ask = serve();
  const named = [...iconLinks.matchAll(/href="([^"]+)"/g)].map(([, address = '']) => address);
  expect(named).toHaveLength(5);

  for (const address of [...named, ...files, '/favicon.ico']) {
    const { statusCode, headers } = await ask(address);
    const kind = address === manifestAddress ? 'application/manifest+json' : 'image/';
    expect([address, statusCode, headers['cache-control']]).toEqual([address, 200, 'public, max-age=86400']);
    expect(headers['content-type']).toContain(kind);
  }
});

test('the icon that browsers ask for unasked is an ICO with the small PNG in it', async () => {
  const ask = serve();
  const [ico, png] = [(await ask('/favicon.ico')).rawPayload, (await ask('/favicon-32.png')).rawPayload];

  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(ico.subarray(ico.readUInt32LE(18))).toEqual(png);
});

test('the manifest names the site and icons that are there', async () => {
  const manifest = (await serve()(manifestAddress)).json();

  expect(manifest).toMatchObject({ name: testSite.brand, start_url: '/', theme_color: '#0b6e6e' });
  expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(['192x192', '512x512']);
});

test('R10.41 a site without the brand has none of its pictures and not its name', async () => {
  const [own, other] = [serve(), serve(whiteLabel)];
  for (const address of ['/favicon.svg', '/favicon.ico', ...files])
    expect((await other(address)).rawPayload.equals((await own(address)).rawPayload)).toBe(false);

  const manifest = await other(manifestAddress);
  expect(manifest.json().name).toBe('某某直播');
  for (const words of [testSite.brand, testSite.slogan]) expect(manifest.body).not.toContain(words);
});
