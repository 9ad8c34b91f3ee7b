import type { CommandContext } from '../../commands/command';
import { openGate } from '../../gate/gate';
import type { GateCheck } from '../../operations/check-candidate';
import type { Progress as GateProgress } from '../../gate/run-check';

/**
 * The gate of the command, which tells when it begins, and then how far it is; the one place that knows how a gate is opened.
 */
export function gateCheck({ access }: CommandContext, onProgress: (progress?: GateProgress) => void): GateCheck {
  const gate = openGate(access, onProgress);
  return (candidate, changed) => {
    onProgress();
    return gate(candidate, changed);
  };
}
