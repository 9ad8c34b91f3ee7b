import { wishOf, wishWords } from '@site/shared/contract/callback-times';
import { leadFieldKeys, leadFields } from '@site/shared/contract/lead-fields';
import type { LeadForm } from '@site/shared/contract/lead-forms';
import { createHmac } from 'node:crypto';
import type { DueDelivery } from './outbox.repository';

export type WebhookSettings = {
  url: string;
  /** Secret of the signature, by which receivers verify that a lead comes from this site. */
  secret: string;
  /** `wecom` is for WeCom group robots, which have a key in their address instead of a signature. */
  preset: 'json' | 'wecom';
};

export type Delivery = { headers: Record<string, string>; body: string };

type LeadFacts = DueDelivery['lead'];

const formNames: Record<LeadForm, string> = {
  quick: '官网需求表单',
  mobile: '移动端需求表单',
  callback: '电话回访',
  'bottom-bar': '底部预约栏',
};

/** The request for one lead, and again when its visitor changed it. Delivery is at least once: receivers deduplicate by id and change. */
export function composeDelivery(lead: LeadFacts, settings: WebhookSettings, now: Date): Delivery {
  const event = lead.changedAt ? 'lead.changed' : 'lead.created';
  const body = JSON.stringify(settings.preset === 'wecom' ? wecomMessage(lead) : { event, lead: factsOf(lead) });
  const time = Math.floor(now.getTime() / 1000);
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'x-lead-id': lead.id,
      ...(settings.preset === 'json' && { 'x-signature': `t=${time},v1=${sign(settings.secret, time, body)}` }),
    },
  };
}

/** A sealed lead goes out as it is kept: the box, and what stands beside it. */
function factsOf({ key, sealed, ...facts }: LeadFacts): object {
  if (!sealed) return facts;
  const { id, form, receivedAt, wishedAt, changedAt, cancelledAt } = facts;
  return { id, key, form, receivedAt, wishedAt, changedAt, cancelledAt, sealed };
}

/** Hex HMAC-SHA-256 over the time in seconds, a point and the body. */
export function sign(secret: string, time: number, body: string): string {
  return createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
}

/** Whether the receiver accepted it: WeCom responds 200 with an error code in the body. */
export function isTaken(preset: WebhookSettings['preset'], status: number, answer: string): boolean {
  if (status < 200 || status >= 300) return false;
  return preset !== 'wecom' || /"errcode"\s*:\s*0\b/.test(answer);
}

function headingOf({ changedAt, cancelledAt }: LeadFacts): string {
  if (cancelledAt) return '取消回电';
  return changedAt ? '改约回电' : '新线索';
}

function wecomMessage(lead: LeadFacts): object {
  const { form, fromtype, receivedAt, flags } = lead;
  const fields = lead.sealed
    ? [`> 内容已加密，编号：${lead.id}`]
    : [
        ...leadFieldKeys.map((key) => `> ${leadFields[key].heading}：${plain(lead[key]) || '未填写'}`),
        `> 来源：${plain(fromtype)}`,
      ];
  const lines = [
    `**${headingOf(lead)}** ${formNames[form]}`,
    ...fields,
    ...(lead.wishedAt ? [`> 希望回电：${wishWords(wishOf(new Date(lead.wishedAt)))}`] : []),
    `> 时间：${new Date(receivedAt).toLocaleString('zh-CN', { timeZone: 'Asia/Shanghai', hour12: false })}`,
    ...(flags.length > 0 ? [`> 留意：${flags.join('、')}`] : []),
  ];
  return { msgtype: 'markdown', markdown: { content: lines.join('\n') } };
}

/** User input must not become Markdown or mention everybody in the group. */
function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[[\]()<>*_`#@]/g, ' ')
    .trim()
    .slice(0, 500);
}
