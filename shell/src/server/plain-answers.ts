import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { typedWords } from '@site/shared/contract/typed-words';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { BoundedLog } from './hardening/bounded-log';

export type HeaderPairs = readonly (readonly [name: string, value: string])[];

const unreadable = '请求无法识别。';

/** Plain messages where no page is requested, or none can be rendered. */
const messages: Record<number, string> = {
  400: unreadable,
  404: '没有这个地址。',
  405: '这个地址只能打开，不能提交。',
  408: '等待请求的时间过长，请重试。',
  413: '提交的内容过大，上限为 64 KB。',
  415: '不支持这种内容格式。',
  421: '这个域名不属于本站。',
  429: '请求过于频繁，请稍后再试。',
  431: '请求头过大。',
  500: '服务出错，请稍后再试。',
  503: '服务暂时不可用，请稍后再试。',
};

const statusOfFault: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };
const type = 'text/plain; charset=utf-8';
const readable = 'GET, HEAD';
/** For a client to read the last answer of a connection, in milliseconds. */
const lingerTime = 1000;

/** One Chinese sentence for the visitor. */
export function messageOf(status: number): string {
  return messages[status] ?? (status < 500 ? unreadable : (messages[500] ?? ''));
}

/** A short plain-text response that is not cached and contains nothing of the request. */
export function answerPlainly(reply: FastifyReply, status: number, message = messageOf(status)): FastifyReply {
  return reply.code(status).header('Cache-Control', 'no-store').type(type).send(`${message}\n`);
}

/** The status of an error: that of a client's mistake, else 500. */
export function statusOf({ statusCode }: Partial<FastifyError>): number {
  return statusCode && statusCode >= 400 && statusCode < 500 ? statusCode : 500;
}

/** Handles uncaught errors, and methods that pages do not have (ASVS 16.5.1). */
export function answerFaults(app: FastifyInstance): void {
  const log = new BoundedLog(app.log);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = statusOf(error);
    if (status === 500) {
      const { query, params, body } = request;
      log.error(
        { err: error, route: request.routeOptions.url, typed: typedWords(query, params, body) },
        'a request failed',
      );
    }
    return answerPlainly(reply, status);
  });
  app.setNotFoundHandler((_, reply) => answerPlainly(reply.header('Allow', readable), 405));
}

/** What Node says of bytes that are no request, with the last of them. */
export type BytesFault = Error & { code?: string; rawPacket?: unknown };

/** What an answer of a kind has beyond the usual, or instead. */
export type Extra = { status?: number; headers: HeaderPairs; message: string };

/** Responds to bytes that are not HTTP, with the usual header set and what `extraOf` adds. */
export function answerBadBytes(
  headers: HeaderPairs,
  extraOf: (status: number, fault: BytesFault) => Extra | undefined,
): (fault: BytesFault, socket: Socket) => void {
  return (fault, socket) => {
    const { code = '' } = fault;
    if (code === 'ECONNRESET' || !socket.writable) return socket.destroy() as unknown as void;
    const usual = statusOfFault[code] ?? 400;
    const plain = { status: usual, headers: [], message: messageOf(usual) };
    const { status, message, headers: own } = { ...plain, ...extraOf(usual, fault) };
    const body = `${message}\n`;
    const lines = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...[...headers, ...own].map(([name, value]) => `${name}: ${value}`),
      'Cache-Control: no-store',
      `Content-Type: ${type}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
    ];
    socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
    // One that never closes its side would keep the connection for ever.
    setTimeout(() => socket.destroy(), lingerTime).unref();
  };
}
