import { traceHeaders } from '@site/shared/telemetry/spans';
import { type Dispatcher, request as send } from 'undici';

/** The timeout of the pages' own client, in milliseconds (R9.1). */
const timeout = 10_000;

type Call = { agent: Dispatcher; address: string; contentType: string; body: string; headers?: Record<string, string> };

/** Posts to a configured host for a visitor without script; undefined without a readable answer. */
export async function forwardCall({ agent, address, contentType, body, headers }: Call): Promise<unknown> {
  try {
    const answer = await send(address, {
      method: 'POST',
      dispatcher: agent,
      signal: AbortSignal.timeout(timeout),
      headers: { ...headers, ...traceHeaders(), 'content-type': contentType, accept: 'application/json' },
      body,
    });
    const text = await answer.body.text();
    return answer.statusCode < 300 || (answer.statusCode >= 400 && answer.statusCode < 500)
      ? (JSON.parse(text) as unknown)
      : undefined;
  } catch {
    return undefined;
  }
}
