import type { GateFinding } from '@site/shared/contract/gate-report';
import type { RouteTable } from '../../pages/route-table';
import { routeAt } from '../route-at';
import { findingOf } from './difference';

/** Addresses of a section that no section has any more; one that another section took over is none of them. */
export function lostAddresses(
  name: string,
  addresses: readonly string[],
  before: RouteTable,
  now: RouteTable,
): GateFinding[] {
  const paths = new Set(addresses.map((address) => address.replace(/[?#].*$/s, '')));
  return [...paths]
    .filter((path) => routeAt(before, path)?.remote === name)
    .filter((path) => {
      const route = routeAt(now, path);
      return route === undefined || route.remote === 'shell';
    })
    .map((path) => findingOf(path, { kind: 'vanishes', reason: 'is no address of the site any more' }));
}
