import type { ReactElement } from 'react';
import type { ActionPlan } from '../data/action-plan';
import { shareText } from '../data/number-text';
import { SHARES } from './action-links';
import { actionIcons, buttonOf, confirmText, isBackwards, isGated } from './action-text';
import { faultyField } from './faulty-field';
import { Ungated } from './ungated';
import { Unguarded } from './unguarded';
import { Icon } from './icons';
import { FormFields, type Surroundings } from './layout';

/** What was wrong, and the field to change: it has the focus then. */
export interface Fault {
  field: 'confirm' | 'reason' | 'ungated' | 'share';
  text: string;
}

/** What came back of a form that was not taken. */
export interface Draft {
  reason: string;
  confirm: string;
  share: string;
  ungated: string;
  unguarded: boolean;
  /** What was wrong with it. */
  fault: Fault;
}

export interface ConfirmationProps {
  plan: ActionPlan;
  surroundings: Surroundings;
  /** A new one for each time that the page is shown: the same twice is one action. */
  operation: string;
  draft: Draft | null;
}

/** The shares that may be chosen: of a canary that runs, the larger ones. */
export function sharesOf({ kind, canaryShare }: Pick<ActionPlan, 'kind' | 'canaryShare'>): number[] {
  if (kind === 'canary') return SHARES;
  return kind === 'raise' ? SHARES.filter((share) => share > canaryShare) : [];
}

/** The share that is chosen before anybody chooses. */
export function firstShare(plan: Pick<ActionPlan, 'kind' | 'canaryShare'>): number {
  return (plan.kind === 'canary' ? SHARES[1] : sharesOf(plan)[0]) ?? 0;
}

function Shares({ plan, draft }: Pick<ConfirmationProps, 'plan' | 'draft'>): ReactElement | null {
  const shares = sharesOf(plan);
  if (shares.length === 0) return null;
  const chosen = draft ? Number(draft.share) : firstShare(plan);
  return (
    <fieldset className="shares">
      <legend>给多少访客</legend>
      {shares.map((share) => (
        <label key={share}>
          <input
            type="radio"
            name="share"
            value={share}
            required
            defaultChecked={share === chosen}
            {...faultyField(draft?.fault.field === 'share' && share === shares[0])}
          />
          <span>{shareText(share)}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Reason({ sequence, draft }: { sequence: number; draft: Draft | null }): ReactElement {
  return (
    <>
      <label htmlFor="reason">原因，写进修订 r{sequence}</label>
      <input
        id="reason"
        name="reason"
        maxLength={300}
        defaultValue={draft?.reason}
        autoComplete="off"
        {...faultyField(draft?.fault.field === 'reason')}
        aria-describedby="reason-hint"
      />
      <p id="reason-hint" className="aside">
        可以不填，那就写动作本身。
      </p>
    </>
  );
}

function Typed({ plan, draft }: Pick<ConfirmationProps, 'plan' | 'draft'>): ReactElement {
  const { name, recent } = plan;
  const words = confirmText(name, { ungated: draft?.ungated, again: recent !== null });
  return (
    <>
      <label htmlFor="confirm">
        输入 <code className="tag past">{words}</code> 以确认
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
        {...faultyField(draft?.fault.field === 'confirm')}
        aria-describedby="confirm-hint"
      />
      <p id="confirm-hint" className={draft ? 'alarm-words' : 'aside'} role={draft ? 'alert' : undefined}>
        {draft?.fault.text ?? '一字不差才会执行，由服务器核对。'}
      </p>
    </>
  );
}

function SmallPrint({ by, after }: { by: string; after: number }): ReactElement {
  return (
    <ul className="small-print">
      <li>
        <Icon name="key" />
        <span>
          以 {by} 的名字签名，接在 r{after} 之后
        </span>
      </li>
      <li>
        <Icon name="people" />
        <span>若有人先写了别的修订，不执行并告诉你是谁</span>
      </li>
    </ul>
  );
}

/** The form that an operator fills in to make it happen. */
export function Confirmation({ plan, surroundings, operation, draft }: ConfirmationProps): ReactElement {
  const { kind, name, version, sequence, seen, recent } = plan;
  const { session } = surroundings;
  return (
    <form method="post" action={`/act/${kind}/${name}`} className="panel confirmation">
      <FormFields session={session} path="/" />
      <input type="hidden" name="operation" value={operation} />
      <input type="hidden" name="sequence" value={sequence} />
      <input type="hidden" name="version" value={version} />
      {recent !== null && <input type="hidden" name="again" value="yes" />}
      {recent !== null && <p className="alarm-words">{recent}还要再回滚一次吗？</p>}
      <Shares plan={plan} draft={draft} />
      <Reason sequence={sequence} draft={draft} />
      {isGated(plan) && <Ungated name={name} reason={draft?.ungated} isFault={draft?.fault.field === 'ungated'} />}
      <Unguarded plan={plan} draft={draft} />
      <Typed plan={plan} draft={draft} />
      <button className={isBackwards(plan) ? 'act alarm' : 'act'}>
        <Icon name={actionIcons[kind]} />
        {buttonOf(plan)}
      </button>
      <a className="back" href="/">
        不做，返回总览
      </a>
      <SmallPrint by={session?.by ?? ''} after={seen.sequence} />
    </form>
  );
}
