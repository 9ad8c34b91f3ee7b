import type { Environment } from '@site/shared/process/environment';
import { ReleaseError } from '../../errors/release-error';

/** Where the files of a store lie: `base` and a path below it are the address of an object. */
export interface S3Place {
  /** As operators write it, `s3://bucket/prefix`; the name of the store in messages. */
  name: string;
  /** Of the bucket, without a slash at its end: `https://host/bucket`. */
  bucketUrl: string;
  /** Empty, or with a slash at its end. */
  prefix: string;
  region: string;
}

const ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([A-Za-z0-9_-][A-Za-z0-9._/-]*?))?\/?$/;
const DEFAULT_REGION = 'us-east-1';

export function isS3Address(value: string): boolean {
  return value.startsWith('s3://');
}

function endpointOf(env: Environment): string | undefined {
  const value = env.S3_ENDPOINT;
  if (!value) return undefined;
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return value.replace(/\/+$/, '');
  throw new ReleaseError(`S3_ENDPOINT is ${JSON.stringify(value)}; it must be the http address of an S3 service.`);
}

export function readS3Region(env: Environment): string {
  return env.S3_REGION || env.AWS_REGION || DEFAULT_REGION;
}

/**
 * Reads `s3://bucket/prefix` with `S3_ENDPOINT` (another service than Amazon's, asked by path) and `S3_REGION`.
 * @throws {ReleaseError} naming the variable and its value
 */
export function readS3Place(address: string, env: Environment): S3Place {
  const [, bucket, prefix = ''] = ADDRESS.exec(address) ?? [];
  if (!bucket)
    throw new ReleaseError(`ASSET_STORE is ${JSON.stringify(address)}; write s3://bucket or s3://bucket/folder.`);
  const region = readS3Region(env);
  const endpoint = endpointOf(env);
  const bucketUrl = endpoint ? `${endpoint}/${bucket}` : `https://${bucket}.s3.${region}.amazonaws.com`;
  return { name: address.replace(/\/$/, ''), bucketUrl, prefix: prefix && `${prefix}/`, region };
}
