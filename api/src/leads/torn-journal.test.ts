import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../config';
import { encodeLine } from '../journal/journal-line';
import { sealingSettings } from '../testing/lead-keys';
import { type TestService, startTestService } from '../testing/test-service';

const phone = '13800138000';

let folder: string;
let service: TestService | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-torn-'));
  mkdirSync(join(folder, 'leads'), { mode: 0o700 });
});

afterEach(async () => {
  await service?.close();
  rmSync(folder, { recursive: true });
});

/** A journal that ends in the middle of a line. */
function leaveTorn(): void {
  const line = encodeLine({ type: 'lead', lead: { phone, name: '王女士', requirement: '一场年会' } });
  writeFileSync(join(folder, 'leads/leads-00000001.log'), line.subarray(0, -9), { mode: 0o600 });
}

const asideIn = () => readdirSync(join(folder, 'leads')).filter((name) => name.includes('.torn-'));

test('F60: a service whose journal is torn is ready, names the file with what could not be read, and logs it', async () => {
  leaveTorn();
  service = await startTestService({ folder, content: false });
  const [name = ''] = asideIn();
  const path = join(folder, 'leads', name);

  expect(await service.operate('/-/ready')).toMatchObject({
    status: 200,
    body: { status: 'ready', warnings: [expect.stringContaining(`${path} holds`)] },
  });
  const warned = service.logLines.filter((line) => line.includes('could not be read')).map((line) => JSON.parse(line));
  expect(warned).toEqual([expect.objectContaining({ level: 'warn', path, bytes: expect.any(Number) })]);
  expect(warned.join('')).not.toContain(phone);
});

test.each([
  ['in clear', undefined],
  ['sealed', readConfig(sealingSettings).leadKeys],
])(
  'F60: where leads are kept %s, what was set aside goes with the number that it names, and stays otherwise',
  async (_, keys) => {
    leaveTorn();
    service = await startTestService({ folder, content: false, ...(keys && { settings: { keys } }) });
    await service.leads.erase('13900139000');
    expect(asideIn()).toHaveLength(1);

    await service.leads.erase(phone);
    expect(asideIn()).toEqual([]);
  },
);
