import type { IncomingMessage } from 'node:http';
import type { ThrownInPage } from '../hot/hot-release';

/** Characters; a stack of many frames is some thousand. */
const longest = 100_000;

/** What a page tells of an error. @throws {Error} one sentence when it is too long or no such thing */
export async function readThrown(request: IncomingMessage): Promise<ThrownInPage> {
  let text = '';
  for await (const part of request.setEncoding('utf8')) {
    text += String(part);
    if (text.length > longest) throw new Error(`An error may be told in ${longest} characters.`);
  }
  const { message, stack, address } = JSON.parse(text) as Partial<ThrownInPage>;
  if ([message, stack, address].some((fact) => typeof fact !== 'string'))
    throw new Error('An error is told by message, stack and address.');
  return { message, stack, address } as ThrownInPage;
}
