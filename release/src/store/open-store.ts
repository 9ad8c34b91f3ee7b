import type { Environment } from '@site/shared/process/environment';
import { FileStore } from './file-store';
import type { ReleaseStore } from './release-store';
import { readS3Credentials } from './s3/s3-credentials';
import { isS3Address, readS3Place } from './s3/s3-place';
import type { S3Options } from './s3/s3-client';
import { S3Store } from './s3/s3-store';

/**
 * The store at a place: a local folder, or a bucket (`s3://bucket/folder`) with the variables of its service.
 * @throws {ReleaseError} naming the variable that is wrong
 */
export function openStore(
  place: string,
  env: Environment,
  limits: Pick<S3Options, 'retries' | 'timeout'> = {},
): ReleaseStore {
  if (!isS3Address(place)) return new FileStore(place);
  return new S3Store({ place: readS3Place(place, env), credentials: () => readS3Credentials(env), ...limits });
}
