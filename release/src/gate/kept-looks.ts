import { KeptLooks } from '@site/shared/contract/kept-looks';
import { type Static, Type } from '@sinclair/typebox';
import { type SigningKey, SIGNATURE_PATTERN, type TrustedKeys } from '../keys/signing-keys';
import { mostBytesOf } from '../store/file-sizes';
import type { ReleaseStore } from '../store/release-store';
import { checkFolder, checksOf } from '../store/store-paths';
import { parseChecked } from '../text/checked-json';
import { stableJson } from '../text/stable-json';
import { isVouchedAt } from './vouched';

/** Of two branches of a section, and of what is mended meanwhile. */
const mostRead = 4;
const ending = '.looks.json';

const Kept = Type.Object({
  /** Of the shell and the checker (`checkerKey`). */
  key: Type.String({ pattern: '^[0-9a-f]{32}$' }),
  checkedAt: Type.String(),
  looks: KeptLooks,
  /** Of a promote key: what nobody vouches for spares no look, and is not kept. */
  signature: Type.String({ pattern: SIGNATURE_PATTERN }),
});

type Body = Omit<Static<typeof Kept>, 'signature'>;

/** Whether a file beside reports is one of looks at pages. */
export const isOfLooks = (path: string): boolean => path.endsWith(ending);

const bytesToSign = ({ key, checkedAt, looks }: Body): Buffer => Buffer.from(stableJson({ key, checkedAt, looks }));
const endOf = (key: string): string => `-${key.slice(0, 16)}${ending}`;

/** Keeps what a check of a version found good of its pages. What is too long to be read spares nothing. */
export async function keepLooks(store: ReleaseStore, signing: SigningKey, version: string, body: Body): Promise<void> {
  const path = `${checkFolder(body.looks.remote, version)}/${body.checkedAt.replace(/\D/g, '')}${endOf(body.key)}`;
  const bytes = Buffer.from(stableJson({ ...body, signature: signing.sign('check', bytesToSign(body)) }));
  if (bytes.length <= mostBytesOf(path)) await store.putFile(path, bytes);
}

async function readLooks(store: ReleaseStore, keys: TrustedKeys, path: string): Promise<Body[]> {
  try {
    const { signature, ...body } = parseChecked((await store.read(path)) ?? Buffer.alloc(0), Kept, path);
    return isVouchedAt(keys, body.checkedAt, bytesToSign(body), signature) ? [body] : [];
  } catch {
    // A damaged file is none: the pages are opened again.
    return [];
  }
}

const nameIn = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** What this shell's check found good of pages of a section, in any of its versions, newest first, as far as a promote key vouches for it. */
export async function keptLooks(
  store: ReleaseStore,
  keys: TrustedKeys,
  of: { name: string; key: string },
): Promise<KeptLooks[]> {
  const paths = (await store.list(checksOf(of.name))).filter((path) => path.endsWith(endOf(of.key)));
  const newest = paths.sort((one, other) => nameIn(other).localeCompare(nameIn(one))).slice(0, mostRead);
  const kept: Body[] = [];
  for (const path of newest) kept.push(...(await readLooks(store, keys, path)));
  return kept.filter(({ key, looks }) => key === of.key && looks.remote === of.name).map(({ looks }) => looks);
}
