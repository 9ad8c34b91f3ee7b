import { Value } from '@sinclair/typebox/value';
import { type AnyCall, type AnswerOf, bodyOf, type HandledRequest, type ResultOf } from '../calls/call';

/** Stubs the service: the number of a failing status, or a result. */
type Handler<Of extends AnyCall> = (request: HandledRequest<Of>) => ResultOf<Of> | number;

type SentRequest = { params: unknown; body: unknown };

/** The body of a call's response; a sample that does not match the schema of the call fails its test. */
export function answerBody<Of extends AnyCall>(call: Of, result: ResultOf<Of>): AnswerOf<Of> {
  const body = bodyOf(call, result);
  const error = Value.Errors(call.answer, body).First();
  if (error)
    throw new Error(`The sample for ${call.name} does not match its schema at ${error.path}: ${error.message}`);
  return body;
}

/**
 * A typed stub response of a call, to be spread into the answers of `renderPage`. A handler gets the request as the
 * service's handlers do: converted from a query, with defaults.
 */
export function answerTo<Of extends AnyCall>(call: Of, result: ResultOf<Of> | Handler<Of>): Record<string, unknown> {
  if (typeof result !== 'function') return { [call.path]: answerBody(call, result) };
  return {
    [call.path]: ({ params, body }: SentRequest) => {
      const given = Value.Convert(call.request, Value.Clone(call.sends === 'query' ? params : body));
      const request = Value.Default(call.request, given);
      const answer = (result as Handler<Of>)(request as HandledRequest<Of>);
      return typeof answer === 'number' ? answer : answerBody(call, answer);
    },
  };
}
