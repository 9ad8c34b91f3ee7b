import { wishFault, storedWish, wishOf } from '@site/shared/contract/callback-times';
import type { CallbackAct, CallbackRequest, CallbackResponse } from '@site/shared/contract/callback';
import { maskPrivate } from '@site/shared/contract/private-text';
import { within } from '../database/within';
import { findCallback, isErasedCode, type StoredCallback } from './callbacks.repository';
import { eraseCallback, type MaintenanceParts } from './journal-maintenance';
import type { CallbackChange } from './lead';

export type CallbackParts = {
  maintenance: MaintenanceParts;
  dutyDays: readonly number[];
  /** Milliseconds to wait until everything journalled is in the database. */
  maxWait: number;
  now: () => Date;
  /** Told of a callback that its owner ended and had not ended before. */
  ended: (callback: StoredCallback) => void;
};

const nobody = { state: 'unknown', phone: '', wish: '', booked: '' } as const;
/** The same for a code that nothing was booked with, for one that is none, and for one whose callback was erased before. */
const unknown: CallbackResponse = {
  isok: false,
  msg: '没有找到这份预约，请核对回电码；删除过的预约也查不到',
  ...nobody,
};

const cancelledAlready = '这次回电已经取消；还需要的话，请重新预约一次';

const done: Record<CallbackAct, string> = {
  see: '',
  change: '已改好，顾问会按新的时间打给你',
  cancel: '已取消，顾问不会再为这次预约打给你',
  erase: '已删除，这份预约和它的信息都不在了。同一号码的其他预约不受影响，要删请用它们各自的回电码，或打客服电话',
};

const erased: CallbackResponse = { isok: true, msg: done.erase, ...nobody };

/** What the owner of a code does with the callback: changes are journalled before they are answered. */
export class CallbackCare {
  constructor(private readonly parts: CallbackParts) {}

  async answer(codeDigest: string, { act, wish = '' }: CallbackRequest): Promise<CallbackResponse> {
    const found = await this.find(codeDigest);
    if (!found) return this.absent(codeDigest, act);
    const at = this.parts.now();
    if (act === 'see') return shown(found, '');
    if (act === 'erase') return this.erase(codeDigest, at, found);
    if (found.cancelledAt) return refused(found, cancelledAlready);
    if (act === 'cancel') return this.cancel(codeDigest, at, found);
    const fault = wishFault(wish, at, this.parts.dutyDays, new Date(found.receivedAt));
    if (fault) return refused(found, fault);
    return this.change({ type: 'callback', codeDigest, at: at.toISOString(), wishedAt: storedWish(wish) });
  }

  private async find(codeDigest: string): Promise<StoredCallback | undefined> {
    const { maintenance, maxWait } = this.parts;
    // What was booked a moment ago may still be on its way from the journal.
    await within(maintenance.drain.drained(), maxWait);
    return findCallback(maintenance.database, codeDigest);
  }

  /** Who presses twice asked for what is done: the second erasure is answered as the first. */
  private async absent(codeDigest: string, act: CallbackAct): Promise<CallbackResponse> {
    if (act !== 'erase' || codeDigest === '') return unknown;
    return (await isErasedCode(this.parts.maintenance.database, codeDigest)) ? erased : unknown;
  }

  private async change(change: CallbackChange): Promise<CallbackResponse> {
    const { journal, failpoint } = this.parts.maintenance;
    await journal.append(change);
    failpoint('callback.journalled');
    const stored = await this.find(change.codeDigest);
    return stored ? afterChange(stored, change) : unknown;
  }

  private async cancel(codeDigest: string, at: Date, found: StoredCallback): Promise<CallbackResponse> {
    const answer = await this.change({ type: 'callback', codeDigest, at: at.toISOString(), cancelled: true });
    if (answer.isok) this.parts.ended(found);
    return answer;
  }

  private async erase(codeDigest: string, at: Date, found: StoredCallback): Promise<CallbackResponse> {
    await eraseCallback(this.parts.maintenance, codeDigest, at);
    if (!found.cancelledAt) this.parts.ended(found);
    return erased;
  }
}

const momentOf = (date: string | null) => (date === null ? null : new Date(date).getTime());

/** What was asked is told as done only where it is stored: somebody else with the code may have changed it at the same moment. */
function afterChange(stored: StoredCallback, change: CallbackChange): CallbackResponse {
  if ('cancelled' in change) {
    if (stored.cancelledAt) return shown(stored, done.cancel);
    return refused(stored, '没能取消，请再试一次');
  }
  if (stored.cancelledAt) return refused(stored, cancelledAlready);
  if (momentOf(stored.wishedAt) === momentOf(change.wishedAt)) return shown(stored, done.change);
  return refused(stored, '预约刚刚又被改过，现在是下面这个时间');
}

const refused = (found: StoredCallback, msg: string): CallbackResponse => ({ ...shown(found, msg), isok: false });

function shown({ phone, receivedAt, wishedAt, cancelledAt }: StoredCallback, msg: string): CallbackResponse {
  return {
    ...{ isok: true, msg, state: cancelledAt ? 'cancelled' : 'booked' },
    ...{
      phone: maskPrivate(phone),
      wish: wishedAt ? wishOf(new Date(wishedAt)) : '',
      booked: wishOf(new Date(receivedAt)),
    },
  };
}

export function refuseCallback(msg: string, isLimited: boolean): CallbackResponse {
  return { isok: false, msg, ...nobody, ...(isLimited && { limited: true }) };
}
