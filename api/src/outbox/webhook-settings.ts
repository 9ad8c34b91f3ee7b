import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config';
import type { WebhookSettings } from './webhook';

/** The configured webhook; without a configured secret one is generated and stored next to the lead journal. */
export function webhookSettings(webhook: Config['webhook'], folder: string): WebhookSettings | undefined {
  return webhook && { ...webhook, secret: webhook.secret ?? keptSecret(join(folder, 'webhook-secret')) };
}

function keptSecret(path: string): string {
  if (!existsSync(path)) writeFileSync(path, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 });
  return readFileSync(path, 'utf8').trim();
}
