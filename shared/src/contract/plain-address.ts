import { isIP, isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** What everything that is no address counts as, together: it has limits like any other. */
export const unknownAddress = 'unknown';

/** The longest address with brackets, zone, port and quotes, and some room. */
const longest = 100;
const bracketed = /^\[([^\]]*)\](?::\d{1,5})?$/;
const withPort = /^([\d.]+):\d{1,5}$/;

/**
 * The one spelling of an address that a socket or a proxy named, for everything that is counted by address: proxies add ports,
 * brackets, quotes and zones, and one IPv4 address is written as IPv6 too. What is none is `unknown`.
 */
export function plainAddress(text: string | undefined): string {
  if (text === undefined || text.length > longest) return unknownAddress;
  if (isIPv4(text)) return text;
  const bare = text.replaceAll('"', '').trim();
  const [, host = bare] = bracketed.exec(bare) ?? withPort.exec(bare) ?? [];
  const address = host.replace(/%.*$/s, '');
  return isIP(address) === 0 ? unknownAddress : ipaddr.process(address).toString();
}
