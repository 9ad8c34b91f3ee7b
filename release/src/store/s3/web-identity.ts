import { readFileSync } from 'node:fs';
import { mostOfService, readBoundedText } from '@site/shared/contract/bounded-body';
import { type Static, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { XMLParser } from 'fast-xml-parser';
import { ReleaseError } from '../../errors/release-error';
import type { S3Credentials } from './s3-credentials';

/** A role that whoever holds a token of a cluster or pipeline may take on. */
export type WebIdentity = {
  tokenFile: string;
  role: string;
  /** How the session is called in the service's own log. */
  session: string;
  endpoint: string;
};

/** https://docs.aws.amazon.com/STS/latest/APIReference/API_AssumeRoleWithWebIdentity.html */
const Answer = Type.Object({
  AssumeRoleWithWebIdentityResponse: Type.Object({
    AssumeRoleWithWebIdentityResult: Type.Object({
      Credentials: Type.Object({
        AccessKeyId: Type.String({ minLength: 1 }),
        SecretAccessKey: Type.String({ minLength: 1 }),
        SessionToken: Type.String({ minLength: 1 }),
        Expiration: Type.String({ minLength: 1 }),
      }),
    }),
  }),
});

const xml = new XMLParser({ parseTagValue: false });
/** In milliseconds. */
const timeout = 5000;

/** Where tokens are exchanged: that of the region, or as `AWS_ENDPOINT_URL_STS` says. */
export function stsEndpoint(region: string, named?: string): string {
  return named || `https://sts.${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}`;
}

function credentialsIn(answer: Static<typeof Answer>): S3Credentials {
  const { Credentials: given } = answer.AssumeRoleWithWebIdentityResponse.AssumeRoleWithWebIdentityResult;
  return {
    accessKeyId: given.AccessKeyId,
    secretAccessKey: given.SecretAccessKey,
    sessionToken: given.SessionToken,
    expiresAt: Date.parse(given.Expiration),
  };
}

function requestFor({ tokenFile, role, session }: WebIdentity): URLSearchParams {
  return new URLSearchParams({
    ...{ Action: 'AssumeRoleWithWebIdentity', Version: '2011-06-15' },
    ...{ RoleArn: role, RoleSessionName: session },
    // Read each time: clusters write a new one before the old one ends.
    WebIdentityToken: readFileSync(tokenFile, 'utf8').trim(),
  });
}

/**
 * Exchanges a token for keys that end; the request is not signed, as the token says who asks.
 * @throws {ReleaseError} naming the role; nothing of the token or the answer is in the message
 */
export async function assumeRole(identity: WebIdentity): Promise<S3Credentials> {
  const answer: unknown = await Promise.resolve()
    .then(() =>
      fetch(identity.endpoint, {
        method: 'POST',
        body: requestFor(identity),
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      }),
    )
    .then(async (response) => xml.parse(await readBoundedText(response.body, mostOfService)) as unknown)
    .catch(() => undefined);
  if (Value.Check(Answer, answer)) return credentialsIn(answer);
  throw new ReleaseError(
    `The role ${identity.role} was not given for the token in ${identity.tokenFile}, so there are no credentials for the store.`,
  );
}
