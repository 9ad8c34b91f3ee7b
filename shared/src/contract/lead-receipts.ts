import type { LeadForm } from './lead-forms';
import type { EventCode } from './tracking';

export type LeadReceipt = {
  /** The message of success (R8.11, R8.12). */
  booked: string;
  /** What a receipt promises below it, which the specification leaves open. */
  promise: string;
  /** What comes next. */
  after: string;
  /** The tracking event of a lead that went through; the reservation bar is a callback request. */
  event: EventCode;
};

const after = '来电会先问清场次、人数和形式。要补充或改号码，再提交一次就行。';

const requirement: LeadReceipt = {
  booked: '提交成功！',
  promise: '顾问会在 24 小时内打这个电话',
  after,
  event: 'quickform_submit',
};

const callback = { booked: '预约成功', after, event: 'callback_submit' } as const;

/** What is said of each form once it is sent. */
export const leadReceipts: Record<LeadForm, LeadReceipt> = {
  quick: requirement,
  mobile: requirement,
  callback: { ...callback, promise: '专家顾问将在24小时内向你致电' },
  'bottom-bar': { ...callback, promise: '直播经理将尽快与您取得联系' },
};
