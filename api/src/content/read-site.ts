import PQueue from 'p-queue';
import { siteRoutes } from './site-routes';

/** A page as it is served, by its address. */
export type ServedPage = { address: string; html: string };

const atATime = 4;

/** Addresses of the routes that have no parameter; those with one stand in the site's map. */
function listedAddresses(): string[] {
  const routes = siteRoutes();
  if (!routes) throw new Error('没有 e2e/urls/routes.json，不知道要读哪些页面。');
  return routes.filter(({ path, kind }) => kind === 'page' && !/[:*]/.test(path)).map(({ path }) => path);
}

/** A connection that was kept open may be closed by the site just when it is used again; reading changes nothing, so it is tried anew. */
async function ask(url: string): Promise<Response> {
  try {
    return await fetch(url);
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: string };
    if (code !== 'ECONNRESET' && code !== 'UND_ERR_SOCKET') throw error;
    return fetch(url);
  }
}

async function read(url: string): Promise<string> {
  const answer = await ask(url);
  if (!answer.ok) throw new Error(`读取失败：${url} 返回 ${answer.status}。`);
  return answer.text();
}

/** Every address that the site tells search engines, one a line. */
async function mappedAddresses(site: string): Promise<string[]> {
  const lines = (await read(`${site}/sitemap.txt`)).split('\n').filter((line) => line !== '');
  return lines.map((line) => new URL(line)).map(({ pathname, search }) => pathname + search);
}

/** Every page of the running site. @throws {Error} for a page that cannot be read */
export async function readSite(site: string): Promise<ServedPage[]> {
  const addresses = [...new Set([...listedAddresses(), ...(await mappedAddresses(site))])];
  const queue = new PQueue({ concurrency: atATime });
  return queue.addAll(addresses.map((address) => async () => ({ address, html: await read(`${site}${address}`) })));
}
