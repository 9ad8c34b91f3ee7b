import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { type Static, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { parse } from 'ini';
import { ReleaseError } from '../release-error';

export interface S3Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string;
  /** When they end, in milliseconds since 1970; absent where they do not. */
  expiresAt?: number;
}

type Environment = Record<string, string | undefined>;

/** What a container's host answers: https://docs.aws.amazon.com/sdkref/latest/guide/feature-container-credentials.html */
const ContainerCredentials = Type.Object({
  AccessKeyId: Type.String({ minLength: 1 }),
  SecretAccessKey: Type.String({ minLength: 1 }),
  Token: Type.Optional(Type.String()),
  Expiration: Type.Optional(Type.String()),
});

const containerHost = 'http://169.254.170.2';
/** In milliseconds. */
const containerTimeout = 2000;

function fromVariables({
  AWS_ACCESS_KEY_ID: id,
  AWS_SECRET_ACCESS_KEY: secret,
  AWS_SESSION_TOKEN: token,
}: Environment): S3Credentials | undefined {
  if (!id || !secret) return undefined;
  return { accessKeyId: id, secretAccessKey: secret, ...(token && { sessionToken: token }) };
}

function sharedFile(env: Environment): string {
  return env.AWS_SHARED_CREDENTIALS_FILE || join(env.HOME || homedir(), '.aws/credentials');
}

function fromFile(env: Environment): S3Credentials | undefined {
  let text: string;
  try {
    text = readFileSync(sharedFile(env), 'utf8');
  } catch {
    return undefined;
  }
  const profile = parse(text)[env.AWS_PROFILE || 'default'] as Environment | undefined;
  return fromVariables({
    AWS_ACCESS_KEY_ID: profile?.aws_access_key_id,
    AWS_SECRET_ACCESS_KEY: profile?.aws_secret_access_key,
    AWS_SESSION_TOKEN: profile?.aws_session_token,
  });
}

function containerAddress(env: Environment): string | undefined {
  const path = env.AWS_CONTAINER_CREDENTIALS_RELATIVE_URI;
  return path ? `${containerHost}${path}` : env.AWS_CONTAINER_CREDENTIALS_FULL_URI;
}

function containerToken(env: Environment): string | undefined {
  const file = env.AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE;
  return file ? readFileSync(file, 'utf8').trim() : env.AWS_CONTAINER_AUTHORIZATION_TOKEN;
}

function fromAnswer(answer: Static<typeof ContainerCredentials>): S3Credentials {
  const { AccessKeyId, SecretAccessKey, Token, Expiration } = answer;
  return {
    accessKeyId: AccessKeyId,
    secretAccessKey: SecretAccessKey,
    ...(Token && { sessionToken: Token }),
    ...(Expiration && { expiresAt: Date.parse(Expiration) }),
  };
}

async function fromContainer(env: Environment): Promise<S3Credentials | undefined> {
  const address = containerAddress(env);
  if (!address) return undefined;
  const token = containerToken(env);
  const answer: unknown = await fetch(address, {
    headers: token ? { Authorization: token } : {},
    signal: AbortSignal.timeout(containerTimeout),
    redirect: 'error',
  })
    .then((response) => response.json())
    .catch(() => undefined);
  if (Value.Check(ContainerCredentials, answer)) return fromAnswer(answer);
  throw new ReleaseError('The host of this container gives no credentials for the store.');
}

/**
 * The first of the usual places that has credentials: variables, the shared file, the container's host.
 * @throws {ReleaseError} when none has; nothing of what was read is in the message
 */
export async function readS3Credentials(env: Environment): Promise<S3Credentials> {
  const found = fromVariables(env) ?? fromFile(env) ?? (await fromContainer(env));
  if (found) return found;
  throw new ReleaseError(
    'There are no credentials for the store: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or have them in ' +
      `${sharedFile(env)}.`,
  );
}
