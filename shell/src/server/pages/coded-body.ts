import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import pLimit from 'p-limit';
import { windowBits } from '@site/shared/contract/page-coding';
import { SingleFlight } from '../calls/single-flight';

const codings = ['br', 'gzip', 'identity'] as const;
export type Coding = (typeof codings)[number];

const brotli = promisify(brotliCompress);
const unpack = promisify(brotliDecompress);
const zip = promisify(gzip);
/** Each takes 9 MB while it works, which the process keeps. */
const inTurn = pLimit(Math.ceil(availableParallelism() / 2));
const bestQuality = 11;
/** Of a body and what is made of it, to its own size. */
const sizeShare = 1.5;

/**
 * Resolves once every body that waits for compression now has been compressed. A render that waits for this keeps its place; otherwise
 * rendered pages, which no limit of renders counts, would pile up and their visitors would wait for ever (docs/faults.md F40).
 */
export async function compressionDrained(): Promise<void> {
  if (inTurn.pendingCount > 0) await inTurn(() => undefined);
}

/** Of Node's own size for what comes out at a time. */
const leastChunk = 16 * 1024;

async function brotliOf(raw: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
    [constants.BROTLI_PARAM_LGWIN]: windowBits(raw.length),
  };
  // All in one piece: each further one wakes two threads.
  const chunkSize = Math.max(Math.ceil(raw.length / 2), leastChunk);
  // A copy, because the piece would be kept whole.
  return Buffer.from(await brotli(raw, { params, chunkSize }));
}

/**
 * The body of an answer. Each coding is made when it is first asked for, once for all later answers. Its plain bytes are kept until
 * there is a brotli, which nearly every browser takes, and after that where somebody has asked for them.
 */
export class CodedBody {
  /** Of the plain bytes. */
  readonly length: number;
  private readonly made = new Map<Coding, Buffer>();
  private readonly making = new SingleFlight<Buffer>();
  private plainIsAsked = false;
  private brotliIsAsked = false;
  private askedAgain: ((body: CodedBody) => void) | undefined;

  /** @param quality of brotli, 0 to 11 */
  constructor(
    bytes: Buffer,
    private readonly quality: number,
  ) {
    this.length = bytes.length;
    this.made.set('identity', bytes);
  }

  /** What is there without any work. */
  ready(coding: Coding): Buffer | undefined {
    if (coding === 'identity') this.plainIsAsked = true;
    const body = this.made.get(coding);
    if (coding !== 'br') return body;
    if (body && this.brotliIsAsked) this.notifyOnce();
    this.brotliIsAsked = true;
    return body;
  }

  async in(coding: Coding): Promise<Buffer> {
    return this.ready(coding) ?? this.making.once(coding, () => this.make(coding));
  }

  /** Makes the brotli before anybody has asked for it. */
  async pack(): Promise<void> {
    if (!this.made.has('br')) await this.making.once('br', () => this.make('br'));
  }

  /** The bytes without any coding, for who reads them once. */
  async plain(): Promise<Buffer> {
    return this.made.get('identity') ?? unpack(this.made.get('br') ?? '');
  }

  /** Takes a brotli that was made before, unless it is of other bytes. */
  async take(br: Buffer): Promise<void> {
    const bytes = await unpack(br, { maxOutputLength: this.length + 1 }).catch(() => undefined);
    if (bytes?.equals(await this.plain())) this.keepPacked(br);
  }

  /** `then` is told when brotli, which nearly every browser takes, is asked for a second time: most pages are not. */
  whenAskedAgain(then: (body: CodedBody) => void): void {
    this.askedAgain = then;
  }

  /** Makes brotli again with its best quality, in a thread of Node's pool. */
  async refine(): Promise<void> {
    this.keepPacked(await brotliOf(await this.plain(), bestQuality));
  }

  private async make(coding: Coding): Promise<Buffer> {
    const plain = await this.plain();
    if (coding === 'br') return this.keepPacked(await inTurn(() => brotliOf(plain, this.quality)));
    const body = coding === 'gzip' ? await zip(plain) : plain;
    this.made.set(coding, body);
    return body;
  }

  private keepPacked(br: Buffer): Buffer {
    this.made.set('br', br);
    if (!this.plainIsAsked) this.made.delete('identity');
    return br;
  }

  private notifyOnce(): void {
    const then = this.askedAgain;
    this.askedAgain = undefined;
    then?.(this);
  }
}

/** Memory use in bytes, whatever of it is made yet. */
export function sizeOfBody({ length }: CodedBody): number {
  return Math.ceil(length * sizeShare) + 1;
}

/** Browsers send few different headers. */
const negotiated = new LRUCache<string, Coding>({ max: 200 });
const longestHeader = 200;

function negotiate(accepted: string): Coding {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } });
  // The published types lack the second argument, which decides between codings of equal weight.
  const encoding = negotiator.encoding.bind(negotiator) as (available: string[], options: object) => string | undefined;
  const preferred = encoding([...codings], { preferred: [...codings] });
  return codings.find((coding) => coding === preferred) ?? 'identity';
}

/** The content encoding that an Accept-Encoding header prefers; of equal weights the smallest result. */
export function codingFor(accepted: string): Coding {
  const known = negotiated.get(accepted);
  if (known) return known;
  const coding = negotiate(accepted);
  if (accepted.length <= longestHeader) negotiated.set(accepted, coding);
  return coding;
}

/** Sends the body in the encoding that the client accepts. */
export async function sendCoded(request: FastifyRequest, reply: FastifyReply, body: CodedBody): Promise<FastifyReply> {
  const coding = codingFor(request.headers['accept-encoding'] ?? '');
  const bytes = await body.in(coding);
  // A page says more.
  if (!reply.hasHeader('Vary')) reply.header('Vary', 'Accept-Encoding');
  return (coding === 'identity' ? reply : reply.header('Content-Encoding', coding)).send(bytes);
}
