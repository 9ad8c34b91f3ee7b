import type { ReactElement } from 'react';
import type { Told as Words } from '../data/alarm-text';

/** What is wrong, and folded below it the sentence of the command or shell where that is said in Chinese. */
export function Told({ told: { reason, original }, id }: { told: Words; id: string }): ReactElement {
  return (
    <>
      <p className="reason" lang={/\p{Script=Han}/u.test(reason) ? undefined : 'en'}>
        {reason}
      </p>
      {original !== undefined && (
        <details className="original" id={id}>
          <summary>原文</summary>
          <p className="reason" lang="en">
            {original}
          </p>
        </details>
      )}
    </>
  );
}
