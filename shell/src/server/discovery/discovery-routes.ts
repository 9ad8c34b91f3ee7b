import type { SiteFacts } from '@site/shared/store/site-facts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ShellConfig } from '../../config';
import type { DataCache } from '../calls/data-cache';
import type { LiveSet, LiveSets } from '../releases/live-sets';
import type { PageAnswer } from '../pages/page-answer';
import { ContentLists } from './content-lists';
import { feedAddress, feedItems, feedXml } from './news-feed';
import { robotsText } from './robots';
import { siteMapText, siteMapXml } from './site-map-text';
import { type MapName, mapNames, SiteMaps } from './site-maps';

type Options = {
  config: Pick<ShellConfig, 'site' | 'indexNowKey'>;
  sets: Pick<LiveSets, 'live'>;
  pages: Pick<PageAnswer, 'answer'>;
  data: Pick<DataCache, 'answer'>;
};

const caching = 'public, max-age=600, no-transform';
const xml = 'application/xml; charset=utf-8';
const feed = 'application/rss+xml; charset=utf-8';
const text = 'text/plain; charset=utf-8';

const plainMapAddress = '/sitemap.txt';
export const siteMapAddresses = mapNames.map((name) => (name === 'pages' ? '/sitemap.xml' : `/sitemap-${name}.xml`));

function send(reply: FastifyReply, type: string, body: string): FastifyReply {
  return reply.header('Cache-Control', caching).type(type).send(body);
}

/** Tells crawlers to retry. */
function notNow(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .header('Cache-Control', 'no-store')
    .header('Retry-After', '60')
    .type(text)
    .send('暂时无法生成，请稍后再试\n');
}

function notHere(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('Cache-Control', 'no-store').type(text).send('Not found\n');
}

/** Not available on this site: sitemaps if nothing may be indexed, a feed if the news belong to another brand. */
function closedTo({ unlisted, variant }: SiteFacts): string[] {
  return [...(unlisted ? [...siteMapAddresses, plainMapAddress] : []), ...(variant === '' ? [] : [feedAddress])];
}

/** Files for search engines and feed readers: robots.txt, site maps, the feed, the key of IndexNow. */
export function discoveryRoutes(app: FastifyInstance, { config, sets, pages, data }: Options): void {
  const { site, indexNowKey } = config;
  const maps = new SiteMaps(pages, data);
  const lists = new ContentLists(data);

  async function sendMap(reply: FastifyReply, name: MapName, live: LiveSet): Promise<FastifyReply> {
    const entries = await maps.entries(name, live).catch(() => undefined);
    const options = { origin: site.origin, phones: name === 'mobile' };
    return entries ? send(reply, xml, siteMapXml(entries, options)) : notNow(reply);
  }

  app.get('/robots.txt', (_, reply) => send(reply, text, robotsText(site, siteMapAddresses)));
  for (const address of closedTo(site)) app.get(address, (_, reply) => notHere(reply));
  if (site.unlisted) return;
  for (const [index, name] of mapNames.entries()) {
    app.get(siteMapAddresses[index] ?? '', (_, reply) => (sets.live ? sendMap(reply, name, sets.live) : notNow(reply)));
  }
  app.get(plainMapAddress, async (_, reply) =>
    sets.live ? send(reply, text, siteMapText(await maps.everyEntry(sets.live), site.origin)) : notNow(reply),
  );
  if (site.variant === '')
    app.get(feedAddress, async (_, reply) => {
      const items = await feedItems(lists).catch(() => undefined);
      return items ? send(reply, feed, feedXml(items, site)) : notNow(reply);
    });
  if (indexNowKey) app.get(`/${indexNowKey}.txt`, (_, reply) => send(reply, text, indexNowKey));
}
