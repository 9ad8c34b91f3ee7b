import type { ReleaseSet, SetRoute } from '../../../render/pages/release-set';
import { RouteTable } from '../../pages/route-table';
import { lostAddresses } from './lost-addresses';

function tableOf(remotes: Record<string, string[]>): RouteTable {
  const set = Object.entries(remotes).map(([name, paths]) => {
    const routes = paths.map((path): SetRoute => {
      return { id: path, path, layout: 'default', query: [], cacheSeconds: 60, indexed: true, remote: name };
    });
    return [name, { name, routes }] as const;
  });
  return new RouteTable({ remotes: Object.fromEntries(set), absent: {} } as unknown as ReleaseSet);
}

const before = tableOf({ 'mf-info': ['/info', '/info/:id', '/tags'], 'mf-help': ['/help'] });

test('addresses that no section has any more are lost; one that another section took over is not', () => {
  const now = tableOf({ 'mf-info': ['/info'], 'mf-help': ['/help', '/tags'] });
  expect(
    lostAddresses(
      'mf-info',
      ['/info', '/info/1', '/info/2?a=1', '/info/2?a=2', '/info/100%', '/tags', '/help'],
      before,
      now,
    ),
  ).toEqual(
    ['/info/1', '/info/2'].map((where) => ({
      ...{ part: 'live', kind: 'vanishes', where },
      reason: 'is no address of the site any more',
    })),
  );
});
