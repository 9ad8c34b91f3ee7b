import { existsSync } from 'node:fs';
import { rename, unlink, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createFile } from '../store/create-file';
import { MOST_OF_KEYRING } from '../store/file-sizes';
import type { KeyEntry, Keyring } from './key-entry';
import { checkKeyring, parseKeyring } from './keyring';
import { readRegularSync } from '../store/regular-file';
import { messageOf, RefusedFileError, ReleaseError } from '../errors/release-error';
import { trustedKeys, type TrustedKeys } from './signing-keys';
import { stableJson } from '../text/stable-json';
import { systemCode } from '../errors/system-error';

function readBytes(path: string): Buffer {
  try {
    return readRegularSync(path, `The keyring ${path}`, { most: MOST_OF_KEYRING, follow: true });
  } catch (error) {
    if (error instanceof RefusedFileError) throw error;
    const code = systemCode(error);
    const why = code === 'ENOENT' ? 'is not there' : `cannot be read (${code})`;
    throw new ReleaseError(
      `The keyring ${path} ${why}. TRUSTED_KEYS names it; npm start makes one for development, ` +
        'npm run release -- keys create one for teams.',
      { cause: error },
    );
  }
}

function openKeyring(path: string): Keyring {
  return existsSync(path) ? parseKeyring(readBytes(path), path) : { keys: [] };
}

/** The entries of a keyring; none when there is no file, so that then nobody is trusted. */
export function readKeyring(path: string): KeyEntry[] {
  return openKeyring(path).keys;
}

/** For commands, which read once. */
export function readTrustedKeys(path: string): TrustedKeys {
  return keysIn(openKeyring(path));
}

function keysIn({ keys, twoKeysFrom }: Keyring): TrustedKeys {
  return trustedKeys(keys, twoKeysFrom);
}

function textOf(keyring: Keyring, path: string): Buffer {
  checkKeyring(keyring.keys, path);
  return Buffer.from(stableJson(keyring));
}

/** Creates a keyring. False when there is one: it then stays as it is. */
export function createKeyring(path: string, keys: readonly KeyEntry[]): Promise<boolean> {
  return createFile(path, textOf({ keys: [...keys] }, path), dirname(path));
}

/** Changes the entries of a keyring. */
export function changeKeyring(path: string, change: (keys: KeyEntry[]) => KeyEntry[]): Promise<void> {
  return replaceKeyring(path, (keyring) => ({ ...keyring, keys: change(keyring.keys) }));
}

/** Says from which revision on two keys are wanted; undefined wants one again. */
export function wantTwoKeys(path: string, twoKeysFrom: number | undefined): Promise<void> {
  return replaceKeyring(path, ({ keys }) => ({ keys, ...(twoKeysFrom !== undefined && { twoKeysFrom }) }));
}

/** As a whole: readers find the old file or the new one, and of two writers the second is told to wait. */
async function replaceKeyring(path: string, change: (keyring: Keyring) => Keyring): Promise<void> {
  const draft = `${path}.new`;
  if (!(await createFile(draft, Buffer.from(''), dirname(path)))) {
    throw new ReleaseError(`Somebody is changing ${path}: wait for that, or remove ${draft} if nobody is.`);
  }
  try {
    await writeFile(draft, textOf(change(openKeyring(path)), path), { flush: true });
    await rename(draft, path);
  } catch (error) {
    await unlink(draft).catch(() => undefined);
    throw error;
  }
}

/** The keyring of a process that runs on: it follows the file, and keeps the last good one while the file is not. */
export class KeyringFile implements TrustedKeys {
  /** Why the file is not followed; empty when it is. */
  fault = '';
  private bytes: Buffer;
  private keys: TrustedKeys;

  /**
   * @param log told each new fault once
   * @throws {ReleaseError} when there is no good keyring to begin with
   */
  constructor(
    private readonly path: string,
    private readonly log: (fault: string) => void = () => undefined,
  ) {
    this.bytes = readBytes(path);
    this.keys = keysIn(parseKeyring(this.bytes, path));
  }

  /** Looks at the file again, by its bytes: a replaced file may have the old time. True when it holds something new. */
  refresh(): boolean {
    try {
      const bytes = readBytes(this.path);
      const isNew = !bytes.equals(this.bytes);
      if (isNew) this.keys = keysIn(parseKeyring(bytes, this.path));
      this.bytes = bytes;
      this.fault = '';
      return isNew;
    } catch (error) {
      const fault = `${messageOf(error)} The keys before it stay trusted.`;
      if (fault !== this.fault) this.log(fault);
      this.fault = fault;
      return false;
    }
  }

  faultOf(...args: Parameters<TrustedKeys['faultOf']>): string | null {
    return this.keys.faultOf(...args);
  }

  entry(id: string): KeyEntry | undefined {
    return this.keys.entry(id);
  }

  promoters(moment: string): readonly string[] {
    return this.keys.promoters(moment);
  }

  get twoKeysFrom(): number | undefined {
    return this.keys.twoKeysFrom;
  }
}
