import { type Static, Type } from '@sinclair/typebox';
import { RemoteName } from '@site/shared/contract/release-manifest';
import { ReleaseError } from '../errors/release-error';
import { revisionKeyFault } from '../keys/key-use';
import { SIGNATURE_PATTERN, type SigningKey, type TrustedKeys } from '../keys/signing-keys';
import { parseChecked } from '../text/checked-json';
import { OneLine } from '../text/one-line';
import { stableJson } from '../text/stable-json';

const Moment = Type.String({ pattern: String.raw`^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$` });

/** A time in which nothing new goes live; of the sections that are named, or of all. `until` is no part of it. */
export const FreezeWindow = Type.Object(
  {
    from: Moment,
    until: Moment,
    sections: Type.Array(RemoteName, { maxItems: 50 }),
    reason: OneLine,
    by: OneLine,
  },
  { additionalProperties: false },
);

export type FreezeWindow = Static<typeof FreezeWindow>;

/** Most windows that one record holds. */
export const mostWindows = 50;

const FreezeRecord = Type.Object(
  {
    at: Moment,
    windows: Type.Array(FreezeWindow, { maxItems: mostWindows }),
    signature: Type.String({ pattern: SIGNATURE_PATTERN }),
  },
  { additionalProperties: false },
);

type Unsigned = Omit<Static<typeof FreezeRecord>, 'signature'>;

const subject = 'The record of freezes';

function bytesToSign({ at, windows }: Unsigned): Buffer {
  return Buffer.from(stableJson({ at, windows }));
}

/** @param at the clock of the store, in ISO 8601 */
export function writeFreezes(at: string, windows: readonly FreezeWindow[], key: SigningKey): Buffer {
  const record = { at, windows: [...windows] };
  return Buffer.from(stableJson({ ...record, signature: key.sign('freeze', bytesToSign(record)) }));
}

/** @throws {ReleaseError} for what no promote key of this site signed */
export function parseFreezes(file: Uint8Array, keys: TrustedKeys): FreezeWindow[] {
  const { signature, ...record } = parseChecked(file, FreezeRecord, subject);
  const fault = keys.faultOf('freeze', bytesToSign(record), signature) ?? revisionKeyFault(keys, signature, record.at);
  if (fault !== null) throw new ReleaseError(`${subject} is refused: ${fault}.`);
  return record.windows;
}
