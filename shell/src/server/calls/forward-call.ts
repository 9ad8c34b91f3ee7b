import { mostOfService, readBoundedJson } from '@site/shared/contract/bounded-body';
import { traceHeaders } from '@site/shared/telemetry/spans';
import { Agent, type Dispatcher, request as send } from 'undici';
import { hangUp, isAnswer } from './answer-status';

/** The timeout of the pages' own client, in milliseconds (R9.1). */
const timeout = 10_000;
const connections = 128;

type Call = { agent: Dispatcher; address: string; contentType: string; body: string; headers?: Record<string, string> };

/** The client of `forwardCall`: a host that holds every connection keeps forms waiting alone, and its answers end. */
export function formAgent(options: Agent.Options): Agent {
  return new Agent({ connections, maxResponseSize: mostOfService, bodyTimeout: timeout, ...options });
}

/**
 * Posts to a configured host for a visitor without script; undefined without a readable answer, which is one of `mostOfService` bytes
 * at the most (docs/faults.md F11). Never throws.
 */
export async function forwardCall({ agent, address, contentType, body, headers }: Call): Promise<unknown> {
  try {
    const answer = await send(address, {
      method: 'POST',
      dispatcher: agent,
      signal: AbortSignal.timeout(timeout),
      headers: { ...headers, ...traceHeaders(), 'content-type': contentType, accept: 'application/json' },
      body,
    });
    if (isAnswer(answer.statusCode) && answer.statusCode < 500)
      return await readBoundedJson(answer.body, mostOfService);
    hangUp(answer);
    return undefined;
  } catch {
    return undefined;
  }
}
