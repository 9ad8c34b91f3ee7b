import type { ReactElement } from 'react';
import type { ActionPlan } from '../data/action-plan';
import { isWatched } from './action-text';

type Props = { plan: Pick<ActionPlan, 'kind' | 'guard'>; draft: { unguarded: boolean } | null };

/** Where no guard lives: whoever begins a canary all the same says so. */
export function Unguarded({ plan, draft }: Props): ReactElement | null {
  if (!isWatched(plan) || plan.guard.state === 'alive') return null;
  return (
    <label className="unguarded">
      <input type="checkbox" name="unguarded" value="yes" required defaultChecked={draft?.unguarded === true} />
      <span>没有守卫也开始，我自己盯着</span>
    </label>
  );
}
