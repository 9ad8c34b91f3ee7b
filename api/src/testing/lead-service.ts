import type { LeadResponse } from '@site/shared/contract/leads';
import type { Database } from '../database/database';
import { FailingDatabase } from './failing-database';
import { openTestDatabase } from './test-database';
import { type TestOptions, type TestService, startTestService } from './test-service';

// One database for the tests of a file that imports this, emptied after each, with the services that a test starts on it.

export let database: FailingDatabase;
const open: TestService[] = [];

beforeAll(async () => {
  database = new FailingDatabase(await openTestDatabase());
});

afterAll(() => database.close());

afterEach(async () => {
  database.isDown = false;
  for (const service of open.splice(0)) await service.close();
  await database.script('truncate lead, lead_network, outbox, erasure');
});

/** A service on the database of the file, which ends with the test. */
export async function start(options: TestOptions = {}): Promise<TestService> {
  const service = await startTestService({ database, content: false, ...options });
  await service.leads.start();
  open.push(service);
  return service;
}

/** Posts a form and gives its answer. */
export async function send(
  service: TestService,
  body: object,
  headers: Record<string, string> = {},
  path = '/ajax/QuickRequirement',
) {
  return (await service.post(path, body, headers)).body as LeadResponse;
}

/** Leads in the database, once the journal is in it. */
export async function stored<Row extends object>(
  service: TestService,
  columns = '*',
  on: Database = database,
): Promise<Row[]> {
  await service.leads.drain.drained();
  return on.query<Row>(`select ${columns} from lead order by received_at, phone`);
}

/** A form with a phone number of its own for each number. */
export const lead = (number = 0) => ({
  name: '王女士',
  phone: String(13_800_138_000 + number),
  requirement: '年会直播',
});
export const keyed = (key: string) => ({ 'idempotency-key': key });
