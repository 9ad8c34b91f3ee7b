import type { StoreAccess } from '@site/release/operations/store-access';
import { openGate } from '@site/release/gate/gate';
import type { GateCheck } from '@site/release/operations/check-candidate';
import type { Progress as GateProgress } from '@site/release/gate/run-check';

/**
 * The gate of the command, which tells when it begins, and then how far it is; the one place that knows how a gate is opened.
 */
export function gateCheck(access: StoreAccess, onProgress: (progress?: GateProgress) => void): GateCheck {
  const gate = openGate(access, onProgress);
  return (candidate, changed) => {
    onProgress();
    return gate(candidate, changed);
  };
}
