import { typedWords } from '@site/shared/contract/typed-words';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseUnavailable } from '../database/database';
import { HttpError } from './http-errors';
import { describeValidation } from './validation-messages';

type ErrorResponse = { status: number; message: string };

const retryAfterSeconds = 5;

/** Messages for errors raised by Fastify, whose own are English and may echo the request. */
const statusMessages: Record<number, string> = {
  400: '请求内容无法识别',
  404: '没有这个地址',
  405: '不支持的请求方法',
  408: '请求超时',
  413: '请求内容过大，上限为 64 KB',
  414: '请求地址过长',
  415: '不支持的内容类型，请使用 JSON 或表单',
  431: '请求头过大',
  429: '请求过于频繁，请稍后再试',
  503: '服务暂时不可用，请稍后再试',
};

/** The body of an error that has only its status. */
export function problemOf(status: number): { code: number; msg: string } {
  return { code: status, msg: statusMessages[status] ?? statusMessages[400] ?? '' };
}

/** Maps an error to status and message, for every call. */
export function describeError(error: unknown): ErrorResponse {
  if (error instanceof HttpError) return { status: error.statusCode, message: error.message };
  if (error instanceof DatabaseUnavailable) return { status: 503, message: statusMessages[503] ?? '' };
  const { validation, statusCode } = error as Partial<FastifyError>;
  if (validation) return { status: 400, message: describeValidation(validation) };
  if (statusCode && statusCode >= 400 && statusCode < 500) {
    return { status: statusCode, message: statusMessages[statusCode] ?? statusMessages[400] ?? '' };
  }
  return { status: 500, message: '服务出错，请稍后再试' };
}

/** Every error is `{ code, msg }` with `no-store` and reveals no internals. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => answer(describeError(error), error, request, reply));
  app.setNotFoundHandler((request, reply) =>
    answer({ status: 404, message: '没有这个接口' }, undefined, request, reply),
  );
}

/** Errors before a route is known, such as an address that cannot be decoded. */
export function answerFrameworkError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  void answer(describeError(error), error, request, reply);
}

/** What of a request an error may repeat. */
export function typedIn({ query, params, body }: FastifyRequest): string[] {
  return typedWords(query, params, body);
}

function answer(
  { status, message }: ErrorResponse,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  // Errors thrown for the visitor are decisions, not failures; under load they would flood the log.
  if (status >= 500 && !(error instanceof HttpError))
    request.log.error({ err: error, typed: typedIn(request) }, 'the call failed');
  if (status === 503 || status === 429) reply.header('retry-after', retryAfterSeconds);
  return reply.code(status).header('cache-control', 'no-store').send({ code: status, msg: message });
}
