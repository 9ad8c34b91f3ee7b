import type { SetRoute } from '../../render/pages/release-set';
import type { RouteTable } from '../pages/route-table';

/** The page at an address, whatever its query; undefined where there is none, or the address is none at all. */
export function routeAt(table: RouteTable, address: string): SetRoute | undefined {
  try {
    const found = table.find(address.replace(/[?#].*$/s, ''));
    return found.kind === 'page' ? found.match.route : undefined;
  } catch {
    return undefined;
  }
}
