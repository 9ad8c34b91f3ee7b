import { mostOfService, readBoundedJson, readBoundedText } from '@site/shared/contract/bounded-body';
import type { PushSettings, PushTarget } from './push-config';

/** A list of addresses as it may be by its standard, in bytes. */
const mostOfList = 50 * 1024 * 1024;
/** Milliseconds that one request may take. */
const timeout = 15_000;
/** Addresses that one request may carry. */
const batchSizes: Record<PushTarget, number> = { baidu: 2000, bing: 10_000 };

type BaiduAnswer = {
  success?: number;
  remain?: number;
  not_same_site?: string[];
  not_valid?: string[];
  error?: number;
  message?: string;
};

async function ask(address: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(address, { ...init, signal: AbortSignal.timeout(timeout) });
  } catch (error) {
    const { cause, message } = error as Error & { cause?: Error };
    throw new Error(`${new URL(address).origin} cannot be reached: ${cause?.message || message}.`);
  }
}

/** @throws {Error} one sentence when the running site does not give its addresses */
export async function readAddresses(origin: string): Promise<string[]> {
  const answer = await ask(`${origin}/sitemap.txt`);
  if (!answer.ok) throw new Error(`The addresses cannot be read: ${origin}/sitemap.txt answered ${answer.status}.`);
  const addresses = (await readBoundedText(answer.body, mostOfList))
    .split('\n')
    .filter((line) => line.startsWith(`${origin}/`));
  if (addresses.length === 0)
    throw new Error(`${origin}/sitemap.txt lists no address of ${origin}; is the shell's SITE_ORIGIN the same?`);
  return addresses;
}

function plural(count: number): string {
  return `${count} ${count === 1 ? 'address' : 'addresses'}`;
}

function refusedByBaidu({ not_same_site = [], not_valid = [] }: BaiduAnswer): string {
  const refused = [
    ...(not_same_site.length > 0 ? [`${plural(not_same_site.length)} of another site than the token's`] : []),
    ...(not_valid.length > 0 ? [`${plural(not_valid.length)} that it finds wrong`] : []),
  ];
  return refused.length > 0 ? ` It refused ${refused.join(' and ')}.` : '';
}

async function pushToBaidu({ origin, secret, endpoint }: PushSettings, addresses: readonly string[]): Promise<string> {
  const query = new URLSearchParams({ site: origin, token: secret });
  const answer = await ask(`${endpoint}?${query}`, {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain' },
    body: addresses.join('\n'),
  });
  const result = (await readBoundedJson(answer.body, mostOfService).catch(() => ({}))) as BaiduAnswer;
  if (!answer.ok || result.error)
    throw new Error(`Baidu refused: ${result.message ?? 'it gave no reason'} (${result.error ?? answer.status}).`);
  return `Baidu took ${plural(result.success ?? 0)}; ${result.remain ?? 0} more may be pushed today.${refusedByBaidu(result)}`;
}

const indexNowRefusals: Record<number, string> = {
  400: 'the request is not as it wants it',
  403: 'it does not find the key; start the shell with the same INDEXNOW_KEY',
  422: 'the addresses are not of the host that the key is for',
  429: 'too many pushes; try again tomorrow',
};

async function pushToIndexNow(
  { origin, secret, endpoint }: PushSettings,
  addresses: readonly string[],
): Promise<string> {
  const answer = await ask(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify({
      host: new URL(origin).host,
      key: secret,
      keyLocation: `${origin}/${secret}.txt`,
      urlList: addresses,
    }),
  });
  if (answer.ok) return `IndexNow took ${plural(addresses.length)} for Bing.`;
  throw new Error(`IndexNow refused: ${indexNowRefusals[answer.status] ?? 'it gave no reason'} (${answer.status}).`);
}

/**
 * Pushes addresses in batches of what the engine takes at a time; `print` gets one sentence a batch.
 * @throws {Error} one sentence when the engine refuses; what was taken before stays taken
 */
export async function pushToEngine(
  target: PushTarget,
  settings: PushSettings,
  addresses: readonly string[],
  print: (sentence: string) => void,
): Promise<void> {
  const push = target === 'baidu' ? pushToBaidu : pushToIndexNow;
  const size = batchSizes[target];
  for (let start = 0; start < addresses.length; start += size)
    print(await push(settings, addresses.slice(start, start + size)));
}
