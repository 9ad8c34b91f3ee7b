import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ShellConfig } from '../../config/config';
import { machineListAddress } from './machine-list';
import { feedAddress } from './news-feed';
import { mapAddress, plainMapAddress, type PreparedDocuments } from './prepared-documents';
import { robotsText } from './robots';
import { mapNames } from './site-maps';

type Options = {
  config: Pick<ShellConfig, 'site' | 'indexNowKey'>;
  documents: Pick<PreparedDocuments, 'addresses' | 'text'>;
};

const caching = 'public, max-age=600, no-transform';
const text = 'text/plain; charset=utf-8';
/** In seconds. */
const retryAfter = 60;

export const siteMapAddresses = mapNames.map(mapAddress);
const types: Record<string, string> = {
  [feedAddress]: 'application/rss+xml; charset=utf-8',
  [plainMapAddress]: text,
  [machineListAddress]: text,
};

function send(reply: FastifyReply, type: string, body: string): FastifyReply {
  return reply.header('Cache-Control', caching).type(type).send(body);
}

/** Tells crawlers to retry. */
function notNow(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .header('Cache-Control', 'no-store')
    .header('Retry-After', retryAfter)
    .type(text)
    .send('暂时无法生成，请稍后再试\n');
}

function notHere(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('Cache-Control', 'no-store').type(text).send('Not found\n');
}

const prepared = [feedAddress, plainMapAddress, machineListAddress, ...siteMapAddresses];

/** What is there at the root, beside the key of IndexNow. */
export const discoveryAddresses = ['/robots.txt', ...prepared];

/** Files for search engines and feed readers: robots.txt, site maps, the feed, the key of IndexNow. */
export function discoveryRoutes(app: FastifyInstance, { config, documents }: Options): void {
  const { site, indexNowKey } = config;
  app.get('/robots.txt', (_, reply) => send(reply, text, robotsText(site, siteMapAddresses)));
  for (const address of prepared)
    app.get(address, (_, reply) => {
      if (!documents.addresses.includes(address)) return notHere(reply);
      const body = documents.text(address);
      return body === undefined ? notNow(reply) : send(reply, types[address] ?? 'application/xml; charset=utf-8', body);
    });
  if (indexNowKey && !site.unlisted) app.get(`/${indexNowKey}.txt`, (_, reply) => send(reply, text, indexNowKey));
}
