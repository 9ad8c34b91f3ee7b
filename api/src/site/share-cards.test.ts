import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestService, type TestService } from '../testing/test-service';

const folder = mkdtempSync(join(tmpdir(), 'site-cards-'));
const index = join(folder, 'media/index.json');
const address = '/open/v1/media/cards';
let service: TestService;

const picture = (file: string, width: number, height: number) => ({ file, bytes: 9, width, height });
const files = {
  card: picture('card-help-10009.0123456789.png', 1200, 630),
  square: picture('card-help-10009-square.0123456789.png', 300, 300),
};

function write(content: object, seconds: number): void {
  mkdirSync(join(folder, 'media'), { recursive: true });
  writeFileSync(index, JSON.stringify(content));
  utimesSync(index, seconds, seconds);
}

beforeAll(async () => {
  service = await startTestService({ content: false, config: { contentDir: folder } });
});

afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true });
});

test('R12.87 cards are listed with address and size, other media are not, and a new index counts at once', async () => {
  expect((await service.get(address)).body).toMatchObject({ code: 0, data: { list: [] } });
  write({ 'card-help-10009': { source: 'x', files }, 'help-10009-check': { source: 'y', files } }, 1_000);
  expect((await service.get(address)).body).toMatchObject({
    data: {
      list: [
        {
          name: 'card-help-10009',
          card: { src: '/media/card-help-10009.0123456789.png', width: 1200, height: 630 },
          square: { src: '/media/card-help-10009-square.0123456789.png', width: 300, height: 300 },
        },
      ],
    },
  });
  write({}, 2_000);
  expect((await service.get(address)).body).toMatchObject({ data: { list: [] } });
});

test('R10.94 a card whose words take a fact is left out where the fact says something else, so that the page has the common one', async () => {
  write({ 'card-help-10070': { source: 'x', facts: { 'plan.professional.price': '¥19,800' }, files } }, 2_500);
  const setPrice = (text: string) =>
    service.database.query(
      `insert into catalog (name, items, hash) values ('fact', $1, $2)
       on conflict (name) do update set items = excluded.items`,
      [JSON.stringify([{ name: 'plan.professional.price', text }]), text],
    );

  await setPrice('¥19,800');
  expect((await service.get(address)).text).toContain('card-help-10070');
  await setPrice('¥21,800');
  expect((await service.get(address)).body).toMatchObject({ data: { list: [] } });
});

test('R12.87 an index that cannot be read is an error of the service, which names the file in its log alone', async () => {
  write({ broken: true }, 3_000);
  const { status, text } = await service.get(address);

  expect(status).toBe(500);
  expect(text).not.toContain(folder);
  expect(service.logLines.join()).toContain('is no index of media');
});
