import type { ReactElement } from 'react';

/** Where an operator says who they are and shows the token. */
export function SignInPage({ fault, by }: { fault: string | null; by: string }): ReactElement {
  return (
    <form method="post" action="/sign-in" className="panel confirmation sign-in">
      <h1 className="page-title">登录发布台</h1>
      <label htmlFor="by">你的名字，写进每份修订</label>
      <input id="by" name="by" required maxLength={40} defaultValue={by} autoComplete="username" />
      <label htmlFor="token">令牌</label>
      <input
        id="token"
        name="token"
        type="password"
        required
        autoComplete="current-password"
        aria-describedby="token-hint"
        aria-invalid={fault ? true : undefined}
      />
      <p id="token-hint" className={fault ? 'alarm-words' : 'aside'} role={fault ? 'alert' : undefined}>
        {fault ?? '启动发布台的终端里印着它，或者是配置的 DESK_TOKEN。'}
      </p>
      <button className="act">登录</button>
    </form>
  );
}

/** One sentence, and the way back. */
export function SentencePage({ title, sentence }: { title: string; sentence: string }): ReactElement {
  return (
    <>
      <h1 className="page-title">{title}</h1>
      <div className="panel sentence">
        <p>{sentence}</p>
        <p>
          <a className="button" href="/">
            返回总览
          </a>
        </p>
      </div>
    </>
  );
}
