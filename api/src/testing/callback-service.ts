import type { CallbackRequest, CallbackResponse } from '@site/shared/contract/callback';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { database, start as startService } from './lead-service';
import type { TestOptions, TestService } from './test-service';

let clock: Date;

beforeEach(() => {
  // A Sunday, 10:00 in China.
  clock = new Date('2026-11-29T02:00:00Z');
});

/** A service (`lead-service`) by the clock of the test. */
export const start = (options: TestOptions = {}) => startService({ now: () => clock, ...options });

export const setClock = (time: string) => void (clock = new Date(time));

export const phone = '13800138000';
export const newCode = () => randomBytes(16).toString('hex');

/** Books by the quick form. */
export async function book(service: TestService, headers: Record<string, string>, number = phone) {
  const lead = { name: '王女士', phone: number, requirement: '年会直播' };
  const { body } = await service.post('/ajax/QuickRequirement', lead, headers);
  return body as { isok: boolean; msg: string; again?: true; code?: string };
}

/** Does with the callback of this code what is asked, a second later. */
export async function care(service: TestService, code: string, request: CallbackRequest): Promise<CallbackResponse> {
  // What follows is later than what was before.
  clock = new Date(clock.getTime() + 1_000);
  return (await service.post('/ajax/Callback', request, { 'x-lead-code': code })).body as CallbackResponse;
}

/** All leads in the database. */
export const rows = (on = database) =>
  on.query<Record<string, unknown>>('select * from lead order by received_at, phone');

/** Everything that lies in the folder of a service. */
export function filesOf({ folder }: TestService): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  return files.map((file) => readFileSync(join(file.parentPath, file.name), 'utf8')).join('\n');
}
