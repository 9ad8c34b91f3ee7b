import { type NoteReceiver, startNoteReceiver } from '../testing/note-receiver';
import type { Note } from './note-request';
import { NoteSender } from './note-sender';

const note: Note = { event: 'promotion', sequence: 3, text: '发布：已上线 mf-help 1.0.0 → 1.1.0' };

const started: NoteReceiver[] = [];
let logged: string[];

beforeEach(() => {
  logged = [];
});

afterEach(async () => {
  for (const one of started.splice(0)) await one.stop();
});

async function start(...args: Parameters<typeof startNoteReceiver>): Promise<NoteReceiver> {
  const one = await startNoteReceiver(...args);
  started.push(one);
  return one;
}

const senderTo = (...all: NoteReceiver[]) =>
  new NoteSender({ receivers: all.map(({ receiver }) => receiver), log: (line) => logged.push(line) });

test('every receiver is told once, in its own form', async () => {
  const all = await Promise.all([start('wecom'), start('dingtalk'), start('feishu'), start('json')]);
  const sender = senderTo(...all);
  sender.tell(note);
  await sender.settled();

  expect(all.map(({ received }) => received.map(({ body }) => body))).toEqual([
    [{ msgtype: 'text', text: { content: note.text } }],
    [{ msgtype: 'text', text: { content: note.text } }],
    [{ msg_type: 'text', content: { text: note.text } }],
    [{ ...note, at: expect.stringMatching(/Z$/) }],
  ]);
  expect(logged).toEqual([]);
});

test('what is refused is tried three times and then given up, and no line of the log holds the address', async () => {
  const robot = await start('wecom');
  robot.answers.push({ status: 502, body: '' }, { status: 200, body: '{"errcode":45009,"errmsg":"api freq"}' });
  robot.answers.push({ status: 200, body: 'hello' }, { status: 200, body: '{"errcode":0}' });
  const sender = senderTo(robot);
  sender.tell(note);
  sender.tell({ ...note, sequence: 4 });
  await sender.settled();

  expect(robot.received).toHaveLength(4);
  expect(logged).toEqual(['receiver 1 of NOTES_TO (wecom) did not take a note: an answer without a code.']);
});

test('a receiver that is gone, or leads elsewhere, holds up no other', async () => {
  const [gone, elsewhere, good] = await Promise.all([start(), start(), start()]);
  await gone.stop();
  started.splice(started.indexOf(gone), 1);
  for (let turn = 0; turn < 3; turn += 1) elsewhere.answers.push({ status: 302, body: '' });
  const sender = senderTo(gone, elsewhere, good);
  sender.tell(note);
  await sender.settled();

  expect(good.received).toHaveLength(1);
  expect(logged).toHaveLength(2);
  expect(logged.join()).not.toContain('127.0.0.1');
  expect(logged.join()).not.toContain('secret-of-the-robot');
});

test.each([
  ['https://new.example.com/hook?key=secret-of-the-robot', 'redirects to https://new.example.com, which'],
  ['/hook/new?key=secret-of-the-robot', /redirects to http:\/\/127\.0\.0\.1:\d+, which/],
  [undefined, 'redirects to nowhere, which'],
])(
  'R13.130 a receiver that leads to %s is told with where, is not followed, and no line holds the secret',
  async (location, says) => {
    const robot = await start('wecom');
    for (let turn = 0; turn < 3; turn += 1)
      robot.answers.push({ status: 307, body: '', ...(location && { location }) });
    const sender = senderTo(robot);
    sender.tell(note);
    await sender.settled();

    expect(robot.received.map(({ url }) => url.startsWith('/hook?'))).toEqual([true, true, true]);
    expect(logged).toEqual([expect.stringMatching('did not take a note: it answers 307 and ')]);
    expect(logged[0]).toMatch(says);
    expect(logged[0]).not.toContain('secret-of-the-robot');
  },
);

test('what a robot took without an answer is not sent to its group again; others get it three times', async () => {
  const [robot, other] = await Promise.all([start('wecom'), start('json')]);
  for (const one of [robot, other]) one.silence();
  const receivers = [robot, other].map(({ receiver }) => receiver);
  const sender = new NoteSender({ receivers, log: (line) => logged.push(line), timeout: 500 });
  sender.tell(note);
  await sender.settled();

  expect([robot.received.length, other.received.length]).toEqual([1, 3]);
  expect(logged).toEqual([
    'receiver 1 of NOTES_TO (wecom) did not say that it took a note: no answer in 0.5 s.',
    'receiver 1 of NOTES_TO (json) did not take a note: no answer in 0.5 s.',
  ]);
});

test('of notes to a receiver that is away at most twenty wait', async () => {
  const robot = await start();
  const sender = senderTo(robot);
  for (let sequence = 1; sequence <= 25; sequence += 1) sender.tell({ ...note, sequence });
  await sender.settled();

  expect(robot.received).toHaveLength(20);
  expect(new Set(logged)).toEqual(new Set(['receiver 1 of NOTES_TO (json) is behind: a note was left out.']));
});
