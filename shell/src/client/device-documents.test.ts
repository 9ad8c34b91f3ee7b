import type { DataStrategyFunction, Location } from 'react-router';
import { devicesByDocument } from './device-documents';
import type { Router } from './open-page';

const at = (pathname: string) => ({ pathname, search: '', hash: '' }) as Location;

/** The way from one page to another; the document that is opened, else undefined. */
async function way(from: string, to: string | undefined): Promise<string | undefined> {
  const router = { state: { location: at(from), navigation: { location: to && at(to) } } } as unknown as Router;
  let opened: string | undefined;
  let loaded = false;
  const load: DataStrategyFunction = async () => {
    loaded = true;
    return {};
  };
  void devicesByDocument(
    () => router,
    load,
    (address) => (opened = address),
  )({} as never);
  expect(loaded).toBe(opened === undefined);
  return opened;
}

test('R12.181 the way to a page that asks for devices, and from it, is one of documents', async () => {
  expect(await way('/help/helpCenter', '/help/liveCheck')).toBe('/help/liveCheck');
  expect(await way('/help/helpCenter', '/help/liveCheck/')).toBe('/help/liveCheck/');
  expect(await way('/help/liveCheck', '/help/helpCenter')).toBe('/help/helpCenter');
});

test('other ways, the first load and a way within such a page are the router’s', async () => {
  expect(await way('/help/helpCenter', '/info')).toBeUndefined();
  expect(await way('/help/liveCheck', undefined)).toBeUndefined();
  expect(await way('/help/liveCheck', '/help/liveCheck')).toBeUndefined();
});
