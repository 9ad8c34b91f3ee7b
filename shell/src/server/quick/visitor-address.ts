import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { TrustedHops } from '../../network-config';

/** The address of a visitor behind the proxies that are trusted, as Fastify's `request.ip` has it. */
export function visitorAddress(trusted: TrustedHops): (request: IncomingMessage) => string {
  if (trusted === false) return ({ socket }) => socket.remoteAddress ?? '';
  const trust = typeof trusted === 'number' ? (_: string, hop: number) => hop < trusted : proxyAddr.compile(trusted);
  return (request) => proxyAddr(request, trust);
}
