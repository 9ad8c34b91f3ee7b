import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import pRetry, { type RetryContext } from 'p-retry';
import { messageOf, ReleaseError, StoreAwayError } from '../../errors/release-error';
import { systemCode } from '../../errors/system-error';
import { countedBody } from './counted-body';
import type { S3Credentials } from './s3-credentials';
import type { S3Place } from './s3-place';

export interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Below the bucket, the store's prefix included; empty for the bucket itself. */
  key: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array;
  /** Most bytes of a good answer; without it as many as of an error. */
  most?: number;
}

export interface S3Answer {
  status: number;
  body: Buffer;
  headers: Headers;
  /** 1 when the first attempt was answered; more when an earlier one may have been carried out unheard. */
  attempt: number;
}

export interface S3Options {
  place: S3Place;
  credentials: () => Promise<S3Credentials>;
  /** Attempts after the first, and the pause before the second in milliseconds; it doubles, with jitter. */
  retries?: number;
  firstPause?: number;
  /** For each attempt, in milliseconds. */
  timeout?: number;
}

/** Of an answer that carries no file: an error, or nothing. In bytes. */
const mostOfError = 64 * 1024;

/** Credentials that end are read again so long before, in milliseconds. */
const renewBefore = 60_000;

/** Statuses that say nothing of the request: busy, or another conditional write of the same key is under way. */
function isPassing(status: number): boolean {
  return status >= 500 || status === 429 || status === 409 || status === 408;
}

/** Fetch says “fetch failed”; why stands in its cause. */
function networkReason(error: unknown): string {
  const cause = (error as { cause?: unknown }).cause;
  return systemCode(cause) || messageOf(error);
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Signed requests to one bucket, repeated while what fails is passing. Nothing of them is logged. */
export class S3Client {
  private credentials: S3Credentials | undefined;
  /** Keys that were derived from the secret, one a day: deriving takes four hashes, and each request would do it anew. */
  private readonly derivedKeys = new Map<string, ArrayBuffer>();

  constructor(private readonly options: S3Options) {}

  /** @throws {ReleaseError} when no attempt is answered, naming the store and what was tried */
  async send(request: S3Request): Promise<S3Answer> {
    const { place, retries = 4, firstPause = 100 } = this.options;
    try {
      return await pRetry((attempt) => this.attempt(request, attempt, attempt <= retries), {
        retries,
        minTimeout: firstPause,
        randomize: true,
        shouldRetry: ({ error }: RetryContext) => !(error instanceof ReleaseError),
      });
    } catch (error) {
      if (error instanceof ReleaseError) throw error;
      const tried = `${request.method} ${request.key || 'its list'}`;
      throw new StoreAwayError(`The store ${place.name} does not answer (${tried}): ${messageOf(error)}.`, {
        cause: error,
      });
    }
  }

  private async attempt(request: S3Request, attempt: number, mayRepeat: boolean): Promise<S3Answer> {
    const client = await this.client();
    const { timeout = 30_000 } = this.options;
    const init = { ...this.init(request), signal: AbortSignal.timeout(timeout) };
    const response = await client.fetch(this.addressOf(request), init).catch((error: unknown) => {
      throw new Error(networkReason(error), { cause: error });
    });
    const { status, headers } = response;
    if (mayRepeat && isPassing(status)) throw new Error(`status ${status}`);
    return { status, headers, body: await this.bodyOf(response, request), attempt };
  }

  private bodyOf(response: Response, { key, most = mostOfError }: S3Request): Promise<Buffer> {
    const { name, prefix } = this.options.place;
    const subject = `${key.slice(prefix.length) || 'The list'} of the store ${name}`;
    return countedBody(response, { most: response.ok ? most : mostOfError, subject });
  }

  private init({ method, headers, body }: S3Request): RequestInit {
    const hash = sha256(body ?? new Uint8Array());
    return {
      method,
      redirect: 'error',
      headers: { ...headers, 'X-Amz-Content-Sha256': hash },
      ...(body && { body: Buffer.from(body) }),
    };
  }

  private addressOf({ key, query }: S3Request): string {
    const search = query ? `?${new URLSearchParams(query)}` : '';
    return `${this.options.place.bucketUrl}/${key}${search}`;
  }

  private async client(): Promise<AwsClient> {
    const { credentials, place } = this.options;
    const ending = this.credentials?.expiresAt !== undefined && this.credentials.expiresAt - renewBefore < Date.now();
    if (!this.credentials || ending) this.credentials = await credentials();
    const { accessKeyId, secretAccessKey, sessionToken } = this.credentials;
    const token = sessionToken ? { sessionToken } : {};
    const signing = { region: place.region, service: 's3', cache: this.derivedKeys };
    return new AwsClient({ accessKeyId, secretAccessKey, ...token, ...signing, retries: 0 });
  }
}
