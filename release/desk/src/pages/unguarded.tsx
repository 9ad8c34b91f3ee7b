import type { ReactElement } from 'react';

/** Where no guard lives: whoever begins a canary all the same says so. */
export function Unguarded({ isMeant }: { isMeant: boolean }): ReactElement {
  return (
    <label className="unguarded">
      <input type="checkbox" name="unguarded" value="yes" required defaultChecked={isMeant} />
      <span>没有守卫也开始，我自己盯着</span>
    </label>
  );
}
