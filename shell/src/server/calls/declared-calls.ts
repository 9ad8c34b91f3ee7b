import type { ReleaseCall, ReleaseManifest } from '@site/shared/contract/release-manifest';
import type { DataRequest } from '../../render/pages/worker-messages';
import { misfitOf } from './call-misfit';
import { type ReadRule, readRule } from './read-rule';

/** The reading calls that one version of a remote declares, by name. */
export class DeclaredCalls {
  private readonly calls: ReadonlyMap<string, ReleaseCall>;
  private readonly rules = new Map<string, ReadRule>();

  constructor({ calls }: Pick<ReleaseManifest, 'calls'>) {
    this.calls = new Map(calls.map((call) => [call.name, call]));
  }

  has(name: string): boolean {
    return this.calls.has(name);
  }

  /** Why a request is not the call that the release declares by this name; undefined where it is. */
  misfitOf(name: string, made: DataRequest): string | undefined {
    const declared = this.calls.get(name);
    return declared ? misfitOf(declared, made) : 'it declares none of this name';
  }

  /**
   * The rule for a call as it was made; undefined where the release declares no such call.
   * @throws {Error} where the declared schema cannot be compiled
   */
  ruleFor(name: string, made: DataRequest): ReadRule | undefined {
    const declared = this.calls.get(name);
    if (!declared || misfitOf(declared, made) !== undefined) return undefined;
    const rule = this.rules.get(name) ?? readRule(declared);
    this.rules.set(name, rule);
    return rule;
  }

  /** Compiles every schema now; one sentence for each that is wrong. */
  faults(): string[] {
    return [...this.calls].flatMap(([name, call]) => {
      try {
        readRule(call);
        return [];
      } catch (error) {
        return [`The answer of the call “${name}” has no usable schema: ${(error as Error).message}.`];
      }
    });
  }
}
