import { http } from '@site/shared/http';
import { bookSupport } from '../../calls/support-request.call';
import type { SupportFields } from '../../contract/support-fields';
import { readSupportAnswer, type SupportAnswer, supportHeaders } from '../../contract/support-wire';

type Sent = { fields: SupportFields; url: string; envelope: Parameters<typeof supportHeaders>[0] };

/** Sends a request for support. Never throws: every failure is a message for the visitor. */
export async function sendSupport({ fields, url, envelope }: Sent): Promise<SupportAnswer> {
  try {
    return readSupportAnswer(await http.send(bookSupport, { ...fields, url }, { headers: supportHeaders(envelope) }));
  } catch (error) {
    const answer = readSupportAnswer((error as { response?: { data?: unknown } } | undefined)?.response?.data);
    return answer.ok ? { ok: false, message: '' } : answer;
  }
}
