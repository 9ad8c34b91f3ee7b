import type { ReactElement } from 'react';
import { confirmText } from './action-text';
import { faultyField } from './faulty-field';

type Props = { name: string; reason: string | undefined; isFault: boolean };

/** For the night in which the gate itself is broken: a reason instead of it. Closed until somebody asks for it. */
export function Ungated({ name, reason, isFault }: Props): ReactElement {
  return (
    <details className="ungated" open={Boolean(reason) || isFault}>
      <summary>不过门禁</summary>
      <label htmlFor="ungated">为什么不检查，写进修订和历史</label>
      <input
        id="ungated"
        name="ungated"
        maxLength={300}
        defaultValue={reason}
        autoComplete="off"
        {...faultyField(isFault)}
        aria-describedby="ungated-hint"
      />
      <p id="ungated-hint" className="aside">
        填了它就没有人打开过这个版本的页面。要执行，在下面输入{' '}
        <code className="tag past">{confirmText(name, { ungated: 'why' })}</code>。
      </p>
    </details>
  );
}
