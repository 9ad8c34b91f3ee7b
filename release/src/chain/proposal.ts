import { createHash } from 'node:crypto';
import { type Static, Type } from '@sinclair/typebox';
import { ReleaseError } from '../errors/release-error';
import { revisionKeyFault } from '../keys/key-use';
import { SIGNATURE_PATTERN, type SigningKey, type TrustedKeys } from '../keys/signing-keys';
import { parseChecked } from '../text/checked-json';
import { stableJson } from '../text/stable-json';
import { type Change, changeToSign, Proposed, Revision } from './revision';

const changed = ['sequence', 'previousHash', 'by', 'reason', 'remotes', 'bad', 'gate', 'ungated'] as const;

/** `proposals/<number>-<hash>.json`: the next revision, as the first of two persons wants and signed it. */
const Proposal = Type.Composite(
  [
    Type.Pick(Revision, [...changed]),
    Type.Object({ at: Proposed.properties.at, signature: Type.String({ pattern: SIGNATURE_PATTERN }) }),
  ],
  { additionalProperties: false },
);

/** A proposal by the name that is typed: the number that its revision would have, and the begin of the hash of its file. */
export type Proposal = Static<typeof Proposal> & { id: string };

function idOf(sequence: number, file: Uint8Array): string {
  return `${sequence}-${createHash('sha256').update(file).digest('hex').slice(0, 8)}`;
}

/** @param at when it is signed, in ISO 8601 */
export function writeProposal(change: Change, at: string, key: SigningKey): { proposal: Proposal; file: Buffer } {
  const signed = { ...change, at, signature: key.sign('proposal', changeToSign(change, at)) };
  const file = Buffer.from(stableJson(signed));
  const parsed = parseChecked(file, Proposal, 'The proposal');
  return { proposal: { ...parsed, id: idOf(change.sequence, file) }, file };
}

/**
 * @param id the name under which it lies
 * @throws {ReleaseError} for what no promote key of this site signed, and for another file in its place
 */
export function parseProposal(file: Uint8Array, id: string, keys: TrustedKeys): Proposal {
  const subject = `The proposal ${id}`;
  const proposal = parseChecked(file, Proposal, subject);
  const { at, signature } = proposal;
  const fault =
    keys.faultOf('proposal', changeToSign(proposal, at), signature) ?? revisionKeyFault(keys, signature, at);
  if (fault) throw new ReleaseError(`${subject} is refused: ${fault}.`);
  if (idOf(proposal.sequence, file) !== id) throw new ReleaseError(`${subject} is refused: its name is another.`);
  return { ...proposal, id };
}
