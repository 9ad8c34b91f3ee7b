import { leadHeaders } from './lead-forms';

// How a request for support travels, shared by pages, shell and service. No schema library here.

/** The form action without script. */
export const supportAction = '/-/support';

/** Of the page that a visitor reads, in characters; here, for pages of errors name theirs and bring no other fact along. */
export const longestArticle = 120;

/** The name of the field that only robots fill in. */
export const honeypotField = 'homepage';

/** The message when an answer has none. */
export const supportFailedMessage = '没有提交成功，请稍后重试';

/** `reply`: when it is answered. */
export type SupportAnswer = { ok: true; caseNumber: string; reply: string } | { ok: false; message: string };

export function readSupportAnswer(body: unknown): SupportAnswer {
  const { isok, msg, caseNumber } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const text = typeof msg === 'string' ? msg : '';
  if (isok === true && typeof caseNumber === 'string' && caseNumber !== '')
    return { ok: true, caseNumber, reply: text };
  return { ok: false, message: text || supportFailedMessage };
}

type SupportEnvelope = { key?: string; consentAt: string | null; fillTime?: number; honeypot: boolean };

/** The headers of a support call; consent is the sentence under the button. */
export function supportHeaders({ key, consentAt, fillTime, honeypot }: SupportEnvelope): Record<string, string> {
  return {
    [leadHeaders.consent]: `1;${consentAt}`,
    ...(key && { [leadHeaders.key]: key }),
    ...(fillTime !== undefined && { [leadHeaders.fillTime]: String(Math.round(fillTime)) }),
    ...(honeypot && { [leadHeaders.honeypot]: '1' }),
  };
}
