import { bucketCount, type Canary, isInCanary } from '@site/shared/contract/canary-buckets';
import { versionsIn } from './site-data';

/** A browser that no list of crawlers knows; the headless one of the tests is on them. */
export const personsBrowser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

export const crawler = 'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)';

/** The first bucket that is, or is not, in a canary. */
export function bucketOf(canary: Canary, inside: boolean): number {
  return Array.from({ length: bucketCount }, (_, bucket) => bucket).findIndex(
    (bucket) => isInCanary(bucket, canary) === inside,
  );
}

export type Visit = { status: number; html: string; headers: Headers };

/** Once more where a connection was closed that had been idle for long, as browsers do. */
async function fetchAgain(address: string, asked: RequestInit): Promise<Response> {
  try {
    return await fetch(address, asked);
  } catch (error) {
    const { code } = (error as { cause?: { code?: string } }).cause ?? {};
    if (code !== 'UND_ERR_SOCKET') throw error;
    return fetch(address, asked);
  }
}

/** Asks as the browser of a person, or of whoever `headers` say. */
export async function visit(address: string, headers: Record<string, string> = {}): Promise<Visit> {
  const asked = { headers: { 'user-agent': personsBrowser, ...headers }, redirect: 'manual' as const };
  const response = await fetchAgain(address, asked);
  return { status: response.status, html: await response.text(), headers: response.headers };
}

/** Every version of a section that a page shows or names, and that its script would be told at intent. */
export async function versionsMet(origin: string, path: string, remote: string, cookie: string): Promise<string[]> {
  const { html, headers } = await visit(origin + path, { cookie });
  const pin = /"pin":"([^"]+)"/.exec(html)?.[1] ?? '';
  const words = /release (9\.[0-9.]+)</.exec(html)?.[1];
  const own = (headers.get('x-site-release') ?? '').split('@');
  // Of another section's page, what would be loaded on the way to this one.
  const { html: reported } = await visit(origin + pin, { cookie });
  return [
    ...new Set([
      ...versionsIn(html, remote),
      ...versionsIn(reported, remote),
      // What the page itself says is of its own section.
      ...(own[0] === remote ? [own[1] ?? '', ...(words === undefined ? [] : [words])] : []),
    ]),
  ];
}
