import { randomUUID } from 'node:crypto';
import { XMLParser } from 'fast-xml-parser';
import { checkLength, checkNames, mostBytesOf } from '../file-sizes';
import { ReleaseError, StoreUnwritableError } from '../../errors/release-error';
import { checkStorePath, type ReleaseStore } from '../release-store';
import { checkMendable, checkRecordPath } from '../store-paths';
import { probeStore } from './probe-store';
import { type S3Answer, S3Client, type S3Options } from './s3-client';

/** Names the writer of an object, so that a repeated request recognises its own work. */
const writerHeader = 'x-amz-meta-writer';

/** The rights do not allow it, or the bucket takes nothing whoever asks. */
const FORBIDDEN = new Set([401, 403, 405]);

/** One page of ListObjectsV2: https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html */
type ListPage = {
  ListBucketResult?: { Contents?: { Key: string }[]; NextContinuationToken?: string };
};

/** Of one page of a list, in bytes: a thousand names of a kilobyte, and what is told of each. */
const mostOfPage = 4 * 1024 * 1024;

const xml = new XMLParser({ isArray: (name) => name === 'Contents', parseTagValue: false });

function errorCode({ body }: S3Answer): string {
  const parsed = xml.parse(body.toString()) as { Error?: { Code?: string } };
  return parsed.Error?.Code ?? '';
}

/**
 * A store in a bucket of an S3-compatible service. Files are created by conditional writes (`If-None-Match: *`); no other
 * condition is used, because services differ in how they compare ETags.
 */
export class S3Store implements ReleaseStore {
  private readonly client: S3Client;
  private probed: Promise<void> | undefined;
  private readonly unprobed = {
    putFile: (path: string, bytes: Uint8Array) => this.create(path, bytes),
    remove: (path: string) => this.remove(path),
  };

  constructor(private readonly options: S3Options) {
    this.client = new S3Client(options);
  }

  async probe(): Promise<void> {
    this.probed ??= probeStore(this.unprobed, this.options.place.name).catch((error: unknown) => {
      // Who was not answered tries again.
      this.probed = undefined;
      throw error;
    });
    await this.probed;
  }

  async putFile(path: string, bytes: Uint8Array): Promise<boolean> {
    checkStorePath(path);
    checkLength(path, bytes);
    // Whether the service keeps to conditions is known before the first file is written, whoever writes it.
    await this.probe();
    return this.create(path, bytes);
  }

  private async create(path: string, bytes: Uint8Array): Promise<boolean> {
    const writer = randomUUID();
    const headers = { 'If-None-Match': '*', [writerHeader]: writer };
    const answer = await this.client.send({ method: 'PUT', key: this.keyOf(path), headers, body: bytes });
    if (answer.status === 200) return true;
    if (answer.status !== 412) throw this.refusal(`${path} could not be written to`, answer, true);
    return answer.attempt > 1 && (await this.isOwn(path, writer));
  }

  async read(path: string, most = mostBytesOf(path)): Promise<Buffer | null> {
    const answer = await this.client.send({ method: 'GET', key: this.keyOf(path), most });
    if (answer.status === 200) return answer.body;
    if (answer.status === 404 && errorCode(answer) !== 'NoSuchBucket') return null;
    throw this.refusal(`${path} could not be read from`, answer);
  }

  async list(folder: string): Promise<string[]> {
    const prefix = `${this.keyOf(folder)}/`;
    const keys: string[] = [];
    let token: string | undefined;
    do {
      const page = await this.listPage(prefix, token);
      keys.push(...(page.Contents ?? []).map(({ Key }) => Key));
      checkNames(keys.length, folder);
      token = page.NextContinuationToken;
    } while (token);
    return keys.map((key) => key.slice(this.options.place.prefix.length)).sort();
  }

  async replaceRecord(path: string, bytes: Uint8Array): Promise<void> {
    checkRecordPath(path);
    await this.replace(path, bytes);
  }

  async mend(path: string, bytes: Uint8Array): Promise<void> {
    checkMendable(path);
    await this.replace(path, bytes);
  }

  private async replace(path: string, bytes: Uint8Array): Promise<void> {
    checkLength(path, bytes);
    const answer = await this.client.send({ method: 'PUT', key: this.keyOf(path), body: bytes });
    if (answer.status !== 200) throw this.refusal(`${path} could not be written to`, answer, true);
  }

  async attempt(): Promise<void> {
    const path = `probes/${randomUUID()}`;
    await this.create(path, Buffer.from('attempt'));
    await this.remove(path);
  }

  /** By the Date header of any answer. */
  async clock(): Promise<Date> {
    const { headers } = await this.client.send({ method: 'HEAD', key: this.keyOf('clock') });
    const date = Date.parse(headers.get('date') ?? '');
    return Number.isNaN(date) ? new Date() : new Date(date);
  }

  async remove(path: string): Promise<void> {
    const answer = await this.client.send({ method: 'DELETE', key: this.keyOf(path) });
    if (answer.status !== 204 && answer.status !== 200 && answer.status !== 404)
      throw this.refusal(`${path} could not be removed from`, answer);
  }

  async removeLeftovers(): Promise<void> {
    // An interrupted upload leaves nothing behind: objects are written in one request.
  }

  private async listPage(prefix: string, token: string | undefined) {
    const query = { 'list-type': '2', prefix, ...(token && { 'continuation-token': token }) };
    const answer = await this.client.send({ method: 'GET', key: '', query, most: mostOfPage });
    if (answer.status !== 200) throw this.refusal(`${prefix} could not be listed in`, answer);
    return (xml.parse(answer.body.toString()) as ListPage).ListBucketResult ?? {};
  }

  /** After a lost answer the file that is there may be the one that was just written. */
  private async isOwn(path: string, writer: string): Promise<boolean> {
    const { status, headers } = await this.client.send({ method: 'HEAD', key: this.keyOf(path) });
    return status === 200 && headers.get(writerHeader) === writer;
  }

  private keyOf(path: string): string {
    checkStorePath(path);
    return `${this.options.place.prefix}${path}`;
  }

  /** @param isWrite who may read and not write is refused like this */
  private refusal(what: string, answer: S3Answer, isWrite = false): ReleaseError {
    const code = errorCode(answer);
    const Kind = isWrite && FORBIDDEN.has(answer.status) ? StoreUnwritableError : ReleaseError;
    return new Kind(`${what} the store ${this.options.place.name}: status ${answer.status}${code && ` ${code}`}.`);
  }
}
