import type { AnyCall, AnswerOf, RequestOf } from '../calls/call';
import { http } from '@site/shared/http';
import { suggestionLimit } from '../contract/content-ids';

type Suggesting = { data?: { suggest?: unknown } } | null;
type SuggestionOf<Of extends AnyCall> = AnswerOf<Of> extends { data: { suggest: (infer One)[] } } ? One : never;

/**
 * Suggestions, ten at most. Success is decided by the list, never by `msg`, which differs by host.
 * @throws {Error} where the answer holds no list, which counts as a failed call
 */
export async function askSuggestions<Of extends AnyCall>(
  call: Of,
  request: RequestOf<Of>,
  signal: AbortSignal,
): Promise<SuggestionOf<Of>[]> {
  const check = (body: unknown) => {
    const suggest = (body as Suggesting)?.data?.suggest;
    if (!Array.isArray(suggest)) throw new Error(`${call.path} answered without a list.`);
    return suggest.slice(0, suggestionLimit);
  };
  return check(await http.send(call, request, { signal, check }));
}
