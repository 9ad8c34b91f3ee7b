import type { Environment } from '@site/shared/process/environment';
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'ini';

/** What the two shared files say of a profile, under the names of the files (`aws_access_key_id`, `role_arn`). */
export type SharedProfile = Record<string, string | undefined>;

/** The shared file with keys; that of settings stands beside it. */
export function credentialsFile(env: Environment): string {
  return env.AWS_SHARED_CREDENTIALS_FILE || join(env.HOME || homedir(), '.aws/credentials');
}

function configFile(env: Environment): string {
  return env.AWS_CONFIG_FILE || join(env.HOME || homedir(), '.aws/config');
}

/** A name with dots is read as a path: `profile a.b` stands in `profile a`, `b`. */
function sectionOf(file: string, section: string): SharedProfile {
  try {
    const parts = section.split('.');
    const found = parts.reduce<unknown>(
      (place, part) => (place as Record<string, unknown>)?.[part],
      parse(readFileSync(file, 'utf8')),
    );
    return (found ?? {}) as SharedProfile;
  } catch {
    return {};
  }
}

/** The profile of `AWS_PROFILE`; what the file with keys says of it comes first, as in Amazon's own tools. */
export function readSharedProfile(env: Environment): SharedProfile {
  const name = env.AWS_PROFILE || 'default';
  const inConfig = name === 'default' ? name : `profile ${name}`;
  return { ...sectionOf(configFile(env), inConfig), ...sectionOf(credentialsFile(env), name) };
}
