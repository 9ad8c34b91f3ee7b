import { plainAddress } from '../contract/plain-address';

/** Whether a hop of a request is a proxy that is believed: the socket's peer is 0, who called that one 1. */
export type TrustHop = (address: string, hop: number) => boolean;

/** The same of addresses with ports and brackets, as some proxies write those before them. */
export function trustPlainly(trust: TrustHop): TrustHop {
  return (address, hop) => trust(plainAddress(address), hop);
}

/** Gives a request of Fastify the one spelling of its address, whatever the proxies wrote. */
export function readPlainAddress(request: { readonly ip: string }): void {
  Object.defineProperty(request, 'ip', { value: plainAddress(request.ip) });
}
