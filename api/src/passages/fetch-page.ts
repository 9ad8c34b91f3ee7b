import { type IncomingMessage, get as getPlainly } from 'node:http';
import { get as getEncrypted } from 'node:https';

const timeoutMs = 10_000;

/** Where the shell answers, the host that it is asked as, and the longest body that is read. */
export type PageSource = { origin: string; host: string; longest: number };

/** The text of a body; empty when it is longer than any page. */
async function readBounded(body: IncomingMessage, longest: number): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > longest) return '';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * The body of an address of the site, empty unless it answers 200. It is asked as the host that visitors name, as a shell refuses every
 * other and `fetch` names the one that it connects to.
 * @throws {Error} naming the address, when it does not answer as a page does
 */
export async function fetchPage(path: string, { origin, host, longest }: PageSource): Promise<string> {
  const url = new URL(path, origin);
  const get = url.protocol === 'https:' ? getEncrypted : getPlainly;
  const headers = { host, 'user-agent': 'site-search' };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers, signal: AbortSignal.timeout(timeoutMs) }, resolve).on('error', reject);
  });
  const { statusCode = 0 } = answer;
  if (statusCode === 200) return readBounded(answer, longest);
  answer.destroy();
  if (statusCode >= 500) throw new Error(`${path} answers ${statusCode}`);
  return '';
}
