import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readS3Credentials } from './s3-credentials';
import { stsEndpoint } from './web-identity';

const role = 'arn:aws:iam::123456789012:role/site-shells';
const ends = '2030-01-01T00:00:00Z';

let folder: string;
let service: Server;
let endpoint: string;
/** What the service that exchanges tokens was asked, and whether it gives a role. */
const asked: { body: URLSearchParams; authorization: string | undefined }[] = [];
let refuses = false;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'credentials-'));
  service = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    asked.push({
      body: new URLSearchParams(Buffer.concat(parts).toString()),
      authorization: request.headers.authorization,
    });
    const given = `<AccessKeyId>role-id</AccessKeyId><SecretAccessKey>role-secret</SecretAccessKey><SessionToken>007</SessionToken><Expiration>${ends}</Expiration>`;
    const good = `<AssumeRoleWithWebIdentityResponse><AssumeRoleWithWebIdentityResult><Credentials>${given}</Credentials></AssumeRoleWithWebIdentityResult></AssumeRoleWithWebIdentityResponse>`;
    response
      .writeHead(refuses ? 403 : 200)
      .end(refuses ? '<ErrorResponse><Error><Code>AccessDenied</Code></Error></ErrorResponse>' : good);
  });
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
  endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});

afterAll(async () => {
  service.closeAllConnections();
  await new Promise((done) => service.close(done));
  rmSync(folder, { recursive: true });
});

function write(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

/** Nothing of the machine that runs the test. */
const bare = () => ({ HOME: folder, AWS_ENDPOINT_URL_STS: endpoint });
const ofRole = {
  accessKeyId: 'role-id',
  secretAccessKey: 'role-secret',
  sessionToken: '007',
  expiresAt: Date.parse(ends),
};

test('R11.52 a pod that has a token takes on its role, with keys that end; the token is read anew each time', async () => {
  const tokenFile = write('token', 'first-token\n');
  const env = { ...bare(), AWS_WEB_IDENTITY_TOKEN_FILE: tokenFile, AWS_ROLE_ARN: role };
  expect(await readS3Credentials(env)).toEqual(ofRole);
  write('token', 'second-token');
  await readS3Credentials(env);

  const tokens = asked.splice(0).map(({ body, authorization }) => [Object.fromEntries(body), authorization]);
  const identity = {
    Action: 'AssumeRoleWithWebIdentity',
    Version: '2011-06-15',
    RoleArn: role,
    RoleSessionName: 'site-releases',
  };
  expect(tokens).toEqual([
    [{ ...identity, WebIdentityToken: 'first-token' }, undefined],
    [{ ...identity, WebIdentityToken: 'second-token' }, undefined],
  ]);
});

test('R11.52 the shared file of settings has profiles with keys or with a role; the file of keys comes first', async () => {
  const tokenFile = write('token-of-profile', 'profile-token');
  const config = [
    '[default]\naws_access_key_id = default-id\naws_secret_access_key = default-secret',
    '[profile keyed]\naws_access_key_id = config-id\naws_secret_access_key = config-secret',
    `[profile team.cast]\nrole_arn = ${role}\nweb_identity_token_file = ${tokenFile}\nrole_session_name = cast`,
  ].join('\n');
  const keys = '[keyed]\naws_access_key_id = file-id\naws_secret_access_key = file-secret';
  const env = { ...bare(), AWS_CONFIG_FILE: write('config', config), AWS_SHARED_CREDENTIALS_FILE: write('keys', keys) };

  expect(await readS3Credentials(env)).toMatchObject({ accessKeyId: 'default-id' });
  expect(await readS3Credentials({ ...env, AWS_PROFILE: 'keyed' })).toMatchObject({ accessKeyId: 'file-id' });
  expect(await readS3Credentials({ ...env, AWS_PROFILE: 'team.cast' })).toEqual(ofRole);
  expect(asked.splice(0)[0]?.body.get('RoleSessionName')).toBe('cast');
  expect(await readS3Credentials({ ...env, AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' })).toEqual({
    accessKeyId: 'a',
    secretAccessKey: 'b',
  });
});

test('R11.52 a role that is refused, and a token that is not there, are named without the token', async () => {
  const tokenFile = write('token', 'secret-token');
  const env = { ...bare(), AWS_WEB_IDENTITY_TOKEN_FILE: tokenFile, AWS_ROLE_ARN: role };
  refuses = true;
  const reason = await readS3Credentials(env).catch((error: Error) => error.message);
  refuses = false;
  expect(reason).toBe(
    `The role ${role} was not given for the token in ${tokenFile}, so there are no credentials for the store.`,
  );
  const gone = { ...env, AWS_WEB_IDENTITY_TOKEN_FILE: path.join(folder, 'none') };
  await expect(readS3Credentials(gone)).rejects.toThrow(`The role ${role} was not given`);
});

test('tokens are exchanged where the region does, China’s own service included', () => {
  expect([stsEndpoint('eu-west-1'), stsEndpoint('cn-north-1')]).toEqual([
    'https://sts.eu-west-1.amazonaws.com',
    'https://sts.cn-north-1.amazonaws.com.cn',
  ]);
});
