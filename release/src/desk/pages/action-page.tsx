import type { ReactElement } from 'react';
import type { ActionPlan } from '../data/action-plan';
import { equalCommand } from '../actions/equal-command';
import { seconds, shareWords } from '../data/number-words';
import { SHARES } from './action-links';
import { actionIcons, ActionSentence, buttonOf, titleOf } from './action-words';
import { Icon } from './icons';
import { FormFields, type Surroundings } from './layout';

/** What came back of a form that was not taken. */
export interface Draft {
  reason: string;
  confirm: string;
  share: string;
  /** What was wrong with it. */
  fault: string;
}

interface Props {
  plan: ActionPlan;
  surroundings: Surroundings;
  /** A new one for each time that the page is shown: the same twice is one action. */
  operation: string;
  draft: Draft | null;
}

export function isBackwards({ kind }: Pick<ActionPlan, 'kind'>): boolean {
  return kind === 'rollback' || kind === 'stop';
}

function ShellPlans({ plan }: { plan: ActionPlan }): ReactElement {
  const isSwitch = plan.kind === 'rollback' || plan.kind === 'promote';
  return (
    <section className="panel" aria-labelledby="plan-shells">
      <div className="panel-head">
        <h2 id="plan-shells">哪些 shell</h2>
        <span className="aside end">右边是上次跟上用的时间</span>
      </div>
      <ul className="rows">
        {plan.shells.map(({ label, running, lastMs, silence }) => (
          <li key={label}>
            <b>{label}</b>
            {silence === null ? (
              <span className="switch">
                <span className="tag past">{running ?? '无'}</span>
                {isSwitch && running !== plan.version && (
                  <>
                    <Icon name="arrow" />
                    <span className="unseen">换成</span>
                    <span className="tag live">{plan.version}</span>
                  </>
                )}
              </span>
            ) : (
              <span className="alarm-words">没有应答：{silence}。启动后就用新修订。</span>
            )}
            <span className="end aside">{lastMs === null ? '还没有量过' : seconds(lastMs)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Pages({ plan }: { plan: ActionPlan }): ReactElement {
  return (
    <section className="panel" aria-labelledby="plan-pages">
      <div className="panel-head">
        <h2 id="plan-pages">哪些页面</h2>
        <span className="aside end">{plan.routes.length} 类</span>
      </div>
      <ul className="rows paths">
        {plan.routes.slice(0, 12).map(({ id, path }) => (
          <li key={id}>
            <code>{path}</code>
          </li>
        ))}
        {plan.routes.length > 12 && <li className="aside">另 {plan.routes.length - 12} 类</li>}
      </ul>
    </section>
  );
}

function Promises({ plan }: { plan: ActionPlan }): ReactElement {
  const { kind, canaryVersion, canaryShare, live } = plan;
  const endsCanary = canaryVersion !== null && (kind === 'rollback' || kind === 'promote');
  return (
    <ul className="panel promises">
      <li>
        <Icon name="check" />
        <b>已打开的页面</b>
        <span>继续用原来版本的文件，不刷新。</span>
      </li>
      <li>
        <Icon name="check" />
        <b>其余分区</b>
        <span>版本与缓存都不动。</span>
      </li>
      <li>
        <i className={endsCanary ? 'watch' : undefined}>
          <Icon name={endsCanary ? 'alert' : 'check'} />
        </i>
        <b>金丝雀</b>
        <span>
          {endsCanary
            ? `${canaryVersion} 同时结束，${shareWords(canaryShare)} 的访客不再单独归组。`
            : kind === 'canary' || kind === 'raise'
              ? `守卫看着它，越线就回到 ${live}。`
              : '没有别的金丝雀受影响。'}
        </span>
      </li>
    </ul>
  );
}

function Shares({ plan, draft }: { plan: ActionPlan; draft: Draft | null }): ReactElement {
  const higher = SHARES.find((share) => share > plan.canaryShare) ?? SHARES.at(-1);
  const chosen = Number(draft?.share ?? (plan.kind === 'raise' ? higher : 0.05));
  return (
    <fieldset className="shares">
      <legend>给多少访客</legend>
      {SHARES.map((share) => (
        <label key={share}>
          <input type="radio" name="share" value={share} defaultChecked={share === chosen} />
          <span>{shareWords(share)}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Confirmation({ plan, surroundings, operation, draft }: Props): ReactElement {
  const { kind, name, version, sequence } = plan;
  const { session } = surroundings;
  return (
    <form method="post" action={`/act/${kind}/${name}`} className="panel confirmation">
      <FormFields session={session} path="/" />
      <input type="hidden" name="operation" value={operation} />
      <input type="hidden" name="sequence" value={sequence} />
      <input type="hidden" name="version" value={version} />
      {(kind === 'canary' || kind === 'raise') && <Shares plan={plan} draft={draft} />}
      <label htmlFor="reason">原因，写进修订 r{sequence}</label>
      <input
        id="reason"
        name="reason"
        maxLength={300}
        defaultValue={draft?.reason}
        autoComplete="off"
        aria-describedby="reason-hint"
      />
      <p id="reason-hint" className="aside">
        可以不填，那就写动作本身。
      </p>
      <label htmlFor="confirm">
        输入 <code className="tag past">{name}</code> 以确认
      </label>
      <input
        id="confirm"
        name="confirm"
        className="typed"
        required
        defaultValue={draft?.confirm}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby="confirm-hint"
        aria-invalid={draft ? true : undefined}
      />
      <p id="confirm-hint" className={draft ? 'alarm-words' : 'aside'} role={draft ? 'alert' : undefined}>
        {draft?.fault ?? '与分区名一致才会执行，由服务器核对。'}
      </p>
      <button className={isBackwards(plan) ? 'act alarm' : 'act'}>
        <Icon name={actionIcons[kind]} />
        {buttonOf(plan)}
      </button>
      <a className="back" href="/">
        不做，返回总览
      </a>
      <ul className="small-print">
        <li>
          <Icon name="key" />
          <span>
            以 {session?.by} 的名字签名，接在 r{plan.seen.sequence} 之后
          </span>
        </li>
        <li>
          <Icon name="people" />
          <span>若有人先写了别的修订，不执行并告诉你是谁</span>
        </li>
      </ul>
    </form>
  );
}

/** What an action will do to whom, and the form that confirms it. */
export function ActionPage(props: Props): ReactElement {
  const { plan } = props;
  return (
    <>
      <nav className="crumbs" aria-label="位置">
        <a href="/">总览</a> <span aria-hidden="true">›</span> {plan.name}
      </nav>
      <h1 className={isBackwards(plan) ? 'page-title alarm' : 'page-title'}>
        <Icon name={actionIcons[plan.kind]} />
        {titleOf(plan)}
      </h1>
      <div className="act-columns">
        <div className="stack">
          <div className="panel sentence">
            <ActionSentence plan={plan} />
          </div>
          <div className="plan-columns">
            <Pages plan={plan} />
            <ShellPlans plan={plan} />
          </div>
          <Promises plan={plan} />
          <p className="panel equal-box">
            等效命令{' '}
            <code>{equalCommand({ ...plan, share: props.draft ? Number(props.draft.share) || 0.05 : 0.05 })}</code>
          </p>
        </div>
        <Confirmation {...props} />
      </div>
    </>
  );
}

/** Where an action makes no sense any more, or cannot be done from here. */
export function ObstaclePage({ plan, words }: { plan: ActionPlan; words: string }): ReactElement {
  return (
    <>
      <h1 className="page-title">{titleOf(plan)}</h1>
      <div className="panel sentence">
        <p>现在不能这样做：{words}</p>
        <p>
          <a className="button" href="/">
            返回总览
          </a>
        </p>
      </div>
    </>
  );
}
