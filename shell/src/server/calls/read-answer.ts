import { contentRevisionHeader } from '@site/shared/calls/call';
import { readBounded } from '@site/shared/contract/bounded-body';
import { refuseExcess } from '@site/shared/contract/bounded-json';
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';
import { CodedBody, sendCoded } from '../pages/coded-body';
import { holdsTag } from '../pages/entity-tag';
import type { ReadingCalls } from './reading-calls';

/** As for pages: it takes a millisecond or two and is within a tenth of the smallest. */
const quality = 7;
/** Larger answers are passed on as they come, in bytes. */
const mostBytes = 512 * 1024;

/** Whether an answer of a host is one that `sendReadAnswer` can hold: whole JSON, not packed by the host itself. */
export function isPackable({ statusCode, headers }: Pick<Dispatcher.ResponseData, 'statusCode' | 'headers'>): boolean {
  const length = Number(headers['content-length'] ?? Number.NaN);
  const json = String(headers['content-type'] ?? '').includes('json');
  return statusCode === 200 && json && length <= mostBytes && headers['content-encoding'] === undefined;
}

/** The bytes of such an answer. @throws {ExcessError} where it is longer than it says, or no reader would bear it */
export async function readPackable({ body }: Pick<Dispatcher.ResponseData, 'body'>): Promise<Buffer> {
  const whole = await readBounded(body, mostBytes);
  refuseExcess(whole.toString('latin1'));
  return whole;
}

/**
 * Answers a reading call for a browser: compressed, with the content revision that it belongs to, by which the browser keeps it
 * (shared/src/http/kept-answers.ts), and for a GET with a tag, so that what has not changed is not sent again.
 */
export async function sendReadAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  body: Buffer,
  { revision }: Pick<ReadingCalls, 'revision'>,
): Promise<FastifyReply> {
  if (revision() !== 0) reply.header(contentRevisionHeader, String(revision()));
  if (request.method === 'GET') {
    const tag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
    reply.header('ETag', tag).header('Cache-Control', 'private, no-cache');
    if (holdsTag(request.headers['if-none-match'], tag)) return reply.removeHeader('content-type').code(304).send();
  }
  return sendCoded(request, reply, new CodedBody(body, quality));
}
