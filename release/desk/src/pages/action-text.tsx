import type { ReactElement } from 'react';
import type { ActionKind } from '../actions/desk-actions';
import type { ActionPlan } from '../data/action-plan';
import { seconds, shareText } from '../data/number-text';
import type { IconName } from './icons';

export const actionIcons: Record<ActionKind, IconName> = {
  promote: 'up',
  canary: 'canary',
  raise: 'raise',
  stop: 'stop',
  rollback: 'undo',
};

type Named = Pick<ActionPlan, 'kind' | 'name' | 'version'>;

/** `把 mf-help 回滚到 1.2.4`. */
export function titleOf({ kind, name, version }: Named): string {
  const titles: Record<ActionKind, string> = {
    promote: `把 ${name} 提升到 ${version}`,
    canary: `给一部分访客 ${name} ${version}`,
    raise: `给 ${name} ${version} 加量`,
    stop: `停止 ${name} ${version} 的金丝雀`,
    rollback: `把 ${name} 回滚到 ${version}`,
  };
  return titles[kind];
}

/** A step back, drawn in coral. */
export function isBackwards({ kind }: Pick<ActionPlan, 'kind'>): boolean {
  return kind === 'rollback' || kind === 'stop';
}

/** What makes something live that may not have been: the gate looks at it before. */
export function isGated({ kind }: Pick<ActionPlan, 'kind'>): boolean {
  return !isBackwards({ kind });
}

/** Whether it begins what a guard is to watch. */
export function isWatched({ kind }: Pick<ActionPlan, 'kind'>): boolean {
  return kind === 'canary' || kind === 'raise';
}

/** What an operator types: more than the name where no gate is to look, and where somebody rolled back already. */
export function confirmText(
  name: string,
  { ungated, again }: { ungated?: string | undefined; again?: boolean },
): string {
  if (again) return `${name} again`;
  return ungated ? `${name} ungated` : name;
}

/** The words on the button. */
export function buttonOf({ kind, version }: Named): string {
  const buttons: Record<ActionKind, string> = {
    promote: `提升 ${version}`,
    canary: `开始金丝雀 ${version}`,
    raise: '加量',
    stop: '停止金丝雀',
    rollback: `回滚到 ${version}`,
  };
  return buttons[kind];
}

/** `已回滚`, when it is done. */
export const doneLabels: Record<ActionKind, string> = {
  promote: '已提升',
  canary: '金丝雀已开始',
  raise: '已加量',
  stop: '金丝雀已停止',
  rollback: '已回滚',
};

function joined(labels: readonly string[]): string {
  return labels.length > 4 ? `${labels.length} 台 shell` : labels.join('、');
}

/** How long shells took last time, as the part of a sentence; nothing is guessed where nothing was measured. */
function timeText({ shells }: ActionPlan): ReactElement {
  const times = shells.map(({ lastMs }) => lastMs).filter((ms) => ms !== null);
  if (times.length === 0) return <>要多久还没有量过</>;
  return (
    <>
      上次用了 <b className="signal">{seconds(Math.max(...times))}</b>
    </>
  );
}

function Switch({ plan, verb }: { plan: ActionPlan; verb: string }): ReactElement {
  const { name, routes, shells, live, version } = plan;
  const present = shells.filter(({ silence, running }) => silence === null && running !== version);
  const labels = present.map(({ label }) => label);
  return (
    <p>
      <b>
        {name} 的 {routes.length} 类页面
      </b>
      会在 <b>{joined(labels) || '下一次启动的 shell'}</b> 上从 {live} {verb} <b>{version}</b>，{timeText(plan)}；
      <b className="signal">正在看的访客不受影响</b>，打开的页面继续用 {live} 的文件，下次打开才换。
    </p>
  );
}

function CanarySentence({ plan }: { plan: ActionPlan }): ReactElement {
  const { kind, name, version, live, routes, canaryShare } = plan;
  if (kind === 'stop') {
    return (
      <p>
        看到 {version} 的 <b>{shareText(canaryShare)}</b> {name} 访客，从下一页起回到 <b>{live}</b>，{timeText(plan)}；
        <b className="signal">其余访客没有变化</b>，打开的页面照常可用。
      </p>
    );
  }
  return (
    <p>
      按下面选的份额，一部分访客在{' '}
      <b>
        {name} 的 {routes.length} 类页面
      </b>
      上看到 <b>{version}</b>
      {kind === 'raise' && `（现在是 ${shareText(canaryShare)}）`}，按 Cookie 固定，{timeText(plan)}；
      <b className="signal">其余访客和搜索引擎继续看到 {live}</b>。
    </p>
  );
}

/** What will happen to whom. */
export function ActionSentence({ plan }: { plan: ActionPlan }): ReactElement {
  if (plan.kind === 'promote') return <Switch plan={plan} verb="换成" />;
  if (plan.kind === 'rollback') return <Switch plan={plan} verb="换回" />;
  return <CanarySentence plan={plan} />;
}
