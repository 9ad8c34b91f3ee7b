import { createHmac } from 'node:crypto';
import type { Receiver, ReceiverKind } from './receivers';

/** What happened, for receivers that sort by it. */
export type NoteEvent = 'promotion' | 'canary' | 'canary-end' | 'rollback' | 'deviation' | 'guard';

/** One thing to tell: plain Chinese, with what to type about it. */
export interface Note {
  event: NoteEvent;
  text: string;
  /** The revision that it tells of; null where there is none. */
  sequence: number | null;
}

export interface NoteRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
}

function hmac(key: string, text: string) {
  return createHmac('sha256', key).update(text);
}

/** In the address: https://open.dingtalk.com/document/robots/customize-robot-security-settings */
function dingTalkUrl({ url, secret }: Receiver, ms: number): string {
  if (secret === undefined) return url;
  const signed = new URL(url);
  signed.searchParams.set('timestamp', String(ms));
  signed.searchParams.set('sign', hmac(secret, `${ms}\n${secret}`).digest('base64'));
  return signed.href;
}

/** In the body; what is signed is the key and the text is empty: https://open.feishu.cn/document/client-docs/bot-v3/add-custom-bot */
function feishuSignature(secret: string | undefined, seconds: number): object {
  if (secret === undefined) return {};
  return { timestamp: String(seconds), sign: hmac(`${seconds}\n${secret}`, '').digest('base64') };
}

/** `<…>` is a tag to some robots, by which a reason could call everybody. */
function plain(text: string): string {
  return text.replaceAll('<', '＜').replaceAll('>', '＞').replaceAll('@all', '＠all');
}

function bodyOf({ kind, secret }: Receiver, note: Note, now: Date): object {
  const seconds = Math.floor(now.getTime() / 1000);
  if (kind === 'json') return { ...note, at: now.toISOString() };
  const content = plain(note.text);
  if (kind === 'feishu') return { ...feishuSignature(secret, seconds), msg_type: 'text', content: { text: content } };
  return { msgtype: 'text', text: { content } };
}

/** The request for one note. A generic receiver is signed for as a lead is: `X-Signature: t=<seconds>,v1=<hex>`. */
export function requestOf(receiver: Receiver, note: Note, now: Date): NoteRequest {
  const { kind, secret, url } = receiver;
  const body = JSON.stringify(bodyOf(receiver, note, now));
  const seconds = Math.floor(now.getTime() / 1000);
  const signature =
    kind === 'json' && secret !== undefined
      ? { 'x-signature': `t=${seconds},v1=${hmac(secret, `${seconds}.${body}`).digest('hex')}` }
      : {};
  return {
    url: kind === 'dingtalk' ? dingTalkUrl(receiver, now.getTime()) : url,
    headers: { 'content-type': 'application/json', ...signature },
    body,
  };
}

const codes: Readonly<Record<ReceiverKind, RegExp | undefined>> = {
  wecom: /"errcode"\s*:\s*(-?\d+)/,
  dingtalk: /"errcode"\s*:\s*(-?\d+)/,
  feishu: /"(?:code|StatusCode)"\s*:\s*(-?\d+)/,
  json: undefined,
};

/** Why a receiver did not take it; null when it did. Robots answer 200 with an error code in the body. */
export function refusalIn(kind: ReceiverKind, status: number, answer: string): string | null {
  if (status < 200 || status >= 300) return `status ${status}`;
  const pattern = codes[kind];
  if (!pattern) return null;
  const code = pattern.exec(answer)?.[1];
  if (code === '0') return null;
  return code === undefined ? 'an answer without a code' : `code ${code}`;
}
