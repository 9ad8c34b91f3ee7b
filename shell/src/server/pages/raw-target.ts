import { maxAddressBytes } from '../hardening/header-size';
import type { BytesFault, Extra } from '../plain-answers';
import { readableTarget } from './readable-target';

const beginOfPage = /^GET (\/\S*) HTTP\/1\.[01]\r\n/;
const notAscii = /[\u0080-\u00ff]/;
const unescaped = /[^!-~]/g;

/**
 * Some clients send addresses as they were typed, in raw bytes, which Node's parser refuses with each of its settings: what it
 * refused is read once more, and such a client is led to the address in ASCII (docs/faults.md F47).
 */
export function escapeRawTarget({ code, rawPacket }: BytesFault): Extra | undefined {
  if (code !== 'HPE_INVALID_URL' || !Buffer.isBuffer(rawPacket)) return undefined;
  const target = beginOfPage.exec(rawPacket.toString('latin1'))?.[1];
  // Without such bytes it is that of an earlier request of the connection, or wrong in another way.
  if (!target || !notAscii.test(target) || target.length > maxAddressBytes) return undefined;
  const escaped = target.replace(unescaped, (byte) => encodeByte(byte.charCodeAt(0)));
  // More slashes, or one that leans back, would name another host.
  const location = readableTarget(escaped).replace(/^[/\\]+/, '/');
  return { status: 301, headers: [['Location', location]], message: '这个地址的另一种写法。' };
}

function encodeByte(byte: number): string {
  return `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
}
