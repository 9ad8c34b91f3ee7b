import type { ReactElement } from 'react';
import { faultyField } from './faulty-field';

/** What was wrong, and the field to type anew. */
export interface SignInFault {
  field: 'by' | 'token';
  text: string;
}

/** Where an operator says who they are and shows the token. */
export function SignInPage({ fault, by }: { fault: SignInFault | null; by: string }): ReactElement {
  const isOfName = fault?.field === 'by';
  const isOfToken = fault?.field === 'token';
  return (
    <form method="post" action="/sign-in" className="panel confirmation sign-in">
      <h1 className="page-title">登录发布台</h1>
      <label htmlFor="by">你的名字，写进每份修订</label>
      <input
        id="by"
        name="by"
        required
        maxLength={40}
        defaultValue={by}
        autoComplete="username"
        {...faultyField(isOfName)}
        aria-describedby={isOfName ? 'sign-in-fault' : undefined}
      />
      <label htmlFor="token">令牌</label>
      <input
        id="token"
        name="token"
        type="password"
        required
        autoComplete="current-password"
        {...faultyField(isOfToken)}
        aria-describedby={isOfToken ? 'sign-in-fault' : 'token-hint'}
      />
      {fault === null ? (
        <p id="token-hint" className="aside">
          启动发布台的终端里印着它，或者是配置的 DESK_TOKEN。
        </p>
      ) : (
        <p id="sign-in-fault" className="alarm-words" role="alert">
          {fault.text}
        </p>
      )}
      <button className="act">登录</button>
    </form>
  );
}

/** One sentence, and the way back. */
export function SentencePage({
  title,
  sentence,
  original,
}: {
  title: string;
  sentence: string;
  /** The sentence of the command, where the first is its meaning. */
  original?: string | undefined;
}): ReactElement {
  return (
    <>
      <h1 className="page-title">{title}</h1>
      <div className="panel sentence">
        <p>{sentence}</p>
        {original !== undefined && (
          <p className="reason" lang="en">
            {original}
          </p>
        )}
        <p>
          <a className="button" href="/">
            返回总览
          </a>
        </p>
      </div>
    </>
  );
}
