import type { Environment } from '@site/shared/process/environment';
import { readFileSync } from 'node:fs';
import { mostOfService, readBoundedJson } from '@site/shared/contract/bounded-body';
import { type Static, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { ReleaseError } from '../../errors/release-error';
import { readS3Region } from './s3-place';
import { credentialsFile, readSharedProfile } from './shared-profile';
import { assumeRole, stsEndpoint, type WebIdentity } from './web-identity';

export interface S3Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string;
  /** When they end, in milliseconds since 1970; absent where they do not. */
  expiresAt?: number;
}

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

function fromFiles(env: Environment): S3Credentials | undefined {
  const profile = readSharedProfile(env);
  return fromVariables({
    AWS_ACCESS_KEY_ID: profile.aws_access_key_id,
    AWS_SECRET_ACCESS_KEY: profile.aws_secret_access_key,
    AWS_SESSION_TOKEN: profile.aws_session_token,
  });
}

/** As clusters set it for a pod, or as a profile of the shared files says. */
function webIdentityOf(env: Environment): WebIdentity | undefined {
  const profile = readSharedProfile(env);
  const tokenFile = env.AWS_WEB_IDENTITY_TOKEN_FILE || profile.web_identity_token_file;
  const role = env.AWS_ROLE_ARN || profile.role_arn;
  if (!tokenFile || !role) return undefined;
  const session = env.AWS_ROLE_SESSION_NAME || profile.role_session_name || 'site-releases';
  const region = readS3Region({ ...env, AWS_REGION: env.AWS_REGION || profile.region });
  return { tokenFile, role, session, endpoint: stsEndpoint(region, env.AWS_ENDPOINT_URL_STS) };
}

function fromRole(env: Environment): Promise<S3Credentials> | undefined {
  const identity = webIdentityOf(env);
  return identity && assumeRole(identity);
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
    .then((response) => readBoundedJson(response.body, mostOfService))
    .catch(() => undefined);
  if (Value.Check(ContainerCredentials, answer)) return fromAnswer(answer);
  throw new ReleaseError('The host of this container gives no credentials for the store.');
}

/**
 * The first of the usual places that has credentials: variables, the shared files, a role for a token, the container's host.
 * @throws {ReleaseError} when none has; nothing of what was read is in the message
 */
export async function readS3Credentials(env: Environment): Promise<S3Credentials> {
  const found = fromVariables(env) ?? fromFiles(env) ?? (await fromRole(env)) ?? (await fromContainer(env));
  if (found) return found;
  throw new ReleaseError(
    'There are no credentials for the store: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or have them in ' +
      `${credentialsFile(env)}.`,
  );
}
