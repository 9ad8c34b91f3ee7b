import { type Static, Type } from '@sinclair/typebox';
import { revisionKeyFault } from '../keys/key-use';
import { SIGNATURE_PATTERN, type SigningKey, signerOf, type TrustedKeys } from '../keys/signing-keys';
import { ReleaseError } from '../errors/release-error';
import { parseChecked } from '../text/checked-json';
import { stableJson } from '../text/stable-json';

/** Between two beats of a guard, in seconds. */
export const beatSeconds = 10;

/**
 * The record by which a guard says that it lives, in the place of the one before. `at` is the clock of the store, so that no
 * clock of a machine counts; `process` tells two guards apart and names no machine.
 */
export const Heartbeat = Type.Object(
  {
    at: Type.String({ pattern: String.raw`^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$` }),
    every: Type.Integer({ minimum: 1, maximum: 60 }),
    process: Type.String({ pattern: '^[0-9a-f]{16}$' }),
    /** Whether it was the last one, by a guard that was asked to end. */
    ended: Type.Boolean(),
    /** The newest revision of which people were told; null while nobody was told of any. */
    told: Type.Union([Type.Integer({ minimum: 0, maximum: 99_999_999 }), Type.Null()]),
    signature: Type.String({ pattern: SIGNATURE_PATTERN }),
  },
  { additionalProperties: false },
);

export type Heartbeat = Static<typeof Heartbeat>;

type Unsigned = Omit<Heartbeat, 'signature'>;

function bytesToSign({ at, every, process, ended, told }: Unsigned): Buffer {
  return Buffer.from(stableJson({ at, every, process, ended, told }));
}

export function writeHeartbeat(beat: Unsigned, key: SigningKey): Buffer {
  return Buffer.from(stableJson({ ...beat, signature: key.sign('heartbeat', bytesToSign(beat)) }));
}

/** A record that was believed, and the owner of the key that signed it. */
export type KnownBeat = Unsigned & { by: string };

/** @throws {ReleaseError} for what no guard of this site wrote */
export function parseHeartbeat(file: Uint8Array, keys: TrustedKeys): KnownBeat {
  const subject = 'The heartbeat of the guard';
  const { signature, ...beat } = parseChecked(file, Heartbeat, subject);
  const fault =
    keys.faultOf('heartbeat', bytesToSign(beat), signature) ??
    revisionKeyFault(keys, signature, beat.at) ??
    (Number.isNaN(Date.parse(beat.at)) ? `${beat.at} is no moment` : null);
  if (fault !== null) throw new ReleaseError(`${subject} is refused: ${fault}.`);
  return { ...beat, by: signerOf(keys, signature)?.owner ?? '' };
}
