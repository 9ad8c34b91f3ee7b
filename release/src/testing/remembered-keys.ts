import { createHash } from 'node:crypto';
import type { TrustedKeys } from '../keys/signing-keys';

/** The same keys, which verify a signature once: for tests that have long chains read by many readers. */
export function rememberedKeys(keys: TrustedKeys): TrustedKeys {
  const known = new Map<string, string | null>();
  const faultOf: TrustedKeys['faultOf'] = (kind, bytes, signature) => {
    const question = `${kind} ${signature} ${createHash('sha256').update(bytes).digest('hex')}`;
    const fault = known.has(question) ? (known.get(question) ?? null) : keys.faultOf(kind, bytes, signature);
    known.set(question, fault);
    return fault;
  };
  return { ...keys, faultOf };
}
