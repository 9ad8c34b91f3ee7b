import { type Database, DatabaseUnavailable } from './database';
import { ReadReplica } from './read-replica';

/** A server that says who it is, with a content revision; silent when `revision` is undefined. */
class FakeServer implements Database {
  asked = 0;

  constructor(
    readonly name: string,
    public revision: number | undefined,
  ) {}

  async query<Row extends object>(sql: string): Promise<Row[]> {
    if (this.revision === undefined) throw new DatabaseUnavailable(`${this.name} does not answer`);
    if (sql.includes('content_revision')) {
      this.asked += 1;
      return [{ revision: this.revision } as unknown as Row];
    }
    return [{ from: this.name } as unknown as Row];
  }

  script = async (): Promise<void> => undefined;
  transaction = async (): Promise<never> => ({ from: this.name }) as never;
  sync = async (): Promise<void> => undefined;
  dump = async (): Promise<void> => undefined;
  close = async (): Promise<void> => undefined;
}

let now: number;
let primary: FakeServer;
let replica: FakeServer;
let reads: ReadReplica;

beforeEach(() => {
  now = 0;
  primary = new FakeServer('primary', 7);
  replica = new FakeServer('replica', 7);
  reads = new ReadReplica(primary, replica, () => now);
});

const whoAnswers = async () => (await reads.query<{ from: string }>('select 1'))[0]?.from;

test('reads go to the replica, and what writes to the primary', async () => {
  expect(await whoAnswers()).toBe('replica');
  expect(await reads.transaction(async () => ({ from: '' }))).toEqual({ from: 'primary' });
});

test('R11.15 after an import reads go to the primary until the replica has it, within a second', async () => {
  await whoAnswers();
  primary.revision = 8;
  now += 1_000;
  expect(await whoAnswers()).toBe('primary');
  replica.revision = 8;
  now += 1_000;

  expect(await whoAnswers()).toBe('replica');
});

test('a replica that does not answer is left alone for two seconds', async () => {
  replica.revision = undefined;
  expect(await whoAnswers()).toBe('primary');
  replica.revision = 7;
  now += 1_999;
  expect(await whoAnswers()).toBe('primary');
  now += 1;

  expect(await whoAnswers()).toBe('replica');
});

test('R11.15 one that stops to answer between two looks costs no reader an answer', async () => {
  await whoAnswers();
  replica.revision = undefined;

  expect(await whoAnswers()).toBe('primary');
});

test('reads go on while the primary is away', async () => {
  primary.revision = undefined;

  expect(await whoAnswers()).toBe('replica');
});

test('many readers at once look once', async () => {
  expect(await Promise.all(Array.from({ length: 20 }, whoAnswers))).toEqual(Array(20).fill('replica'));
  expect(primary.asked).toBe(1);
});

test('a statement that is wrong is not tried twice', async () => {
  await whoAnswers();
  const failure = new Error('42P01');
  replica.query = () => Promise.reject(failure);

  await expect(reads.query('select')).rejects.toBe(failure);
});
