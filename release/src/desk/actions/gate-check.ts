import type { CommandContext } from '../../commands/command';
import { gateOf } from '../../commands/promote';
import type { PromoteOptions } from '../../promote';

/** The gate of the command, which tells when it begins; the one place that knows how a gate is opened. */
export function gateCheck(context: CommandContext, begins: () => void): PromoteOptions['check'] {
  const check = gateOf(context);
  if (!check) return undefined;
  return (candidate, changed) => {
    begins();
    return check(candidate, changed);
  };
}
