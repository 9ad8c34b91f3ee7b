import type { CommandContext } from '../../commands/command';
import { openGate } from '../../gate/gate';
import type { GateCheck } from '../../gate/gate-result';

/** The gate of the command, which tells when it begins; the one place that knows how a gate is opened. */
export function gateCheck({ access }: CommandContext, begins: () => void): GateCheck {
  const gate = openGate(access);
  return (candidate, changed) => {
    begins();
    return gate(candidate, changed);
  };
}
