import { randomUUID } from 'node:crypto';
import { readS3Credentials } from '../store/s3/s3-credentials';
import { readS3Place } from '../store/s3/s3-place';
import { S3Store } from '../store/s3/s3-store';
import { contractService } from './config';
import { BucketServer } from './bucket-server';

/** The bucket of this test file, served while its tests run. */
export const bucket = new BucketServer();
let origin = '';

beforeAll(async () => {
  origin = await bucket.start();
});

afterAll(() => bucket.stop());

/** A store on a bucket: the one of `S3_CONTRACT_STORE` where that is set, else the one of this test file. */
export function openBucketStore(): S3Store {
  const service = contractService();
  const test = { S3_ENDPOINT: origin, AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };
  const env = service ?? test;
  const address = `${service?.S3_CONTRACT_STORE ?? 's3://site'}/${randomUUID()}`;
  return new S3Store({ place: readS3Place(address, env), credentials: () => readS3Credentials(env), firstPause: 1 });
}
