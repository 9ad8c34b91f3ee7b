import { runScript } from './checked-script';
import { pinnedHashFiles } from './pinned';

declare global {
  /** File name → hash, filled by the hash file of each release. */
  var siteHashes: Record<string, string> | undefined;
  var siteHashesOf: (address: string) => Promise<void>;
  var siteIntegrity: (address: string) => string;
}

const loading = new Map<string, Promise<void>>();

function absolute(address: string): string {
  return new URL(address, location.href).href;
}

async function fetchHashes(address: string, integrity: string): Promise<void> {
  try {
    await runScript(address, integrity);
  } catch (error) {
    // Not cached, so that the next call retries.
    loading.delete(address);
    throw error;
  }
}

/** Settles when the hashes of a script's release are loaded; one file per release, fetched once. */
globalThis.siteHashesOf = async (script) => {
  const file = pinnedHashFiles.find(([address]) =>
    absolute(script).startsWith(absolute(address).replace(/[^/]*$/, '')),
  );
  if (!file) return;
  const [address, integrity] = file;
  const hashes = loading.get(address) ?? fetchHashes(address, integrity);
  loading.set(address, hashes);
  await hashes;
};

/**
 * The hash of a chunk that webpack is about to load.
 * @throws {Error} without a hash: nothing runs unchecked
 */
globalThis.siteIntegrity = (address) => {
  const file = address.replace(/\?.*$/, '').split('/').pop() ?? '';
  const hash = globalThis.siteHashes?.[file];
  if (!hash) throw new Error(`No hash is known for ${file}.`);
  return hash;
};
