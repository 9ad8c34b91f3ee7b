import type { BrowserSet } from '../remotes/set-script';

declare global {
  /** The pinned set, from its own file. */
  var siteSet: BrowserSet;
  /** File name → hash, filled by the hash file of each release. */
  var siteHashes: Record<string, string> | undefined;
  var siteHashesOf: (address: string) => Promise<void>;
  var siteIntegrity: (address: string) => string;
}

const flights = new Map<string, Promise<void>>();

function absolute(address: string): string {
  return new URL(address, location.href).href;
}

function fetchHashes(address: string, integrity: string): Promise<void> {
  return new Promise((done, fail) => {
    const script = document.createElement('script');
    script.src = address;
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
    script.onload = () => done();
    script.onerror = () => {
      // Forgotten, so that the next try is a real one.
      flights.delete(address);
      fail(new Error(`The hashes ${address} cannot be had.`));
    };
    document.head.append(script);
  });
}

/** Settles when the hashes of the release that a script belongs to are in; one file a release, fetched once. */
globalThis.siteHashesOf = async (script) => {
  const file = siteSet.hashes.find(([address]) => absolute(script).startsWith(absolute(address).replace(/[^/]*$/, '')));
  if (!file) return;
  const [address, integrity] = file;
  const flight = flights.get(address) ?? fetchHashes(address, integrity);
  flights.set(address, flight);
  await flight;
};

/**
 * The hash of a chunk that webpack is about to load.
 * @throws {Error} when no bundle named one: nothing runs unchecked
 */
globalThis.siteIntegrity = (address) => {
  const file = address.replace(/\?.*$/, '').split('/').pop() ?? '';
  const hash = globalThis.siteHashes?.[file];
  if (!hash) throw new Error(`No hash is known for ${file}.`);
  return hash;
};
