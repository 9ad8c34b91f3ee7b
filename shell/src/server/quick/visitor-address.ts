import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { plainAddress } from '@site/shared/contract/plain-address';
import { type TrustHop, trustPlainly } from '@site/shared/serving/plain-ip';
import type { TrustedHops } from '../../config/network';

/** Which hops of a request are proxies that are believed. */
export function trustOf(trusted: TrustedHops): TrustHop {
  if (trusted === false) return () => false;
  return typeof trusted === 'number' ? (_, hop) => hop < trusted : trustPlainly(proxyAddr.compile(trusted));
}

/** The address of a visitor behind the proxies that are trusted, as `request.ip` has it. */
export function visitorAddress(trusted: TrustedHops): (request: IncomingMessage) => string {
  if (trusted === false) return ({ socket }) => plainAddress(socket.remoteAddress);
  const trust = trustOf(trusted);
  return (request) => plainAddress(proxyAddr(request, trust));
}
