import type { ReactElement } from 'react';
import type { ActionPlan } from '../data/action-plan';
import { equalCommand } from '../actions/equal-command';
import { watcherText } from '../data/guard-text';
import { seconds, shareText } from '../data/number-text';
import { actionIcons, ActionSentence, isBackwards, isWatched, titleOf } from './action-text';
import { storeAwayTitle } from '../data/store-away-text';
import { Icon } from './icons';
import type { Surroundings } from './layout';
import { Confirmation, type ConfirmationProps, firstShare } from './confirmation';

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

/** Whether a guard is to watch what the action begins, and none does. */
function isUnwatched({ kind, guard }: ActionPlan): boolean {
  return isWatched({ kind }) && guard.state !== 'alive';
}

function Promises({ plan, now }: { plan: ActionPlan; now: Date }): ReactElement {
  const { kind, canaryVersion, canaryShare, live, guard } = plan;
  const endsCanary = canaryVersion !== null && (kind === 'rollback' || kind === 'promote');
  const warns = endsCanary || isUnwatched(plan);
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
        <i className={warns ? 'watch' : undefined}>
          <Icon name={warns ? 'alert' : 'check'} />
        </i>
        <b>金丝雀</b>
        <span>
          {endsCanary
            ? `${canaryVersion} 同时结束，${shareText(canaryShare)} 的访客不再单独归组。`
            : isWatched(plan)
              ? watcherText(guard, live, now)
              : '没有别的金丝雀受影响。'}
        </span>
      </li>
    </ul>
  );
}

function wishOf({ plan, draft }: ConfirmationProps): Parameters<typeof equalCommand>[0] {
  return {
    ...plan,
    share: Number(draft?.share) || firstShare(plan),
    ungated: draft?.ungated,
    again: plan.recent !== null,
    unguarded: isUnwatched(plan),
  };
}

function WithoutStore({ storeAway }: Pick<Surroundings, 'storeAway'>): ReactElement {
  const mended = storeAway?.isUnwritable ? '能写入' : '恢复';
  return (
    <p>
      {storeAwayTitle(storeAway)}：修订直接交给各台 shell，{mended}后运行 npm run release -- deliver 补上。
    </p>
  );
}

/** What an action will do to whom, and the form that confirms it. */
export function ActionPage(props: ConfirmationProps): ReactElement {
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
            {plan.withoutStore && <WithoutStore storeAway={props.surroundings.storeAway} />}
          </div>
          <div className="plan-columns">
            <Pages plan={plan} />
            <ShellPlans plan={plan} />
          </div>
          <Promises plan={plan} now={props.surroundings.now} />
          <p className="panel equal-box">
            等效命令 <code>{equalCommand(wishOf(props))}</code>
          </p>
        </div>
        <Confirmation {...props} />
      </div>
    </>
  );
}

/** Where an action makes no sense any more, or cannot be done from here. */
export function ObstaclePage({ plan, sentence }: { plan: ActionPlan; sentence: string }): ReactElement {
  return (
    <>
      <h1 className="page-title">{titleOf(plan)}</h1>
      <div className="panel sentence">
        <p>现在不能这样做：{sentence}</p>
        <p>
          <a className="button" href="/">
            返回总览
          </a>
        </p>
      </div>
    </>
  );
}
