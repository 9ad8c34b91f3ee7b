import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StoreAwayError } from '@site/release/errors/release-error';
import { FileStore } from '@site/release/store/file-store';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { reportOf, toldOf } from './alarm-text';

const shellAlarms = readFileSync(join(repositoryRoot, 'shell/src/server/releases/alarms.ts'), 'utf8');
const [, listed = ''] = /alarmKinds = \[([^\]]+)\]/.exec(shellAlarms) ?? [];
const kinds = [...listed.matchAll(/'([a-z]+)'/g)].map(([, kind]) => kind ?? '');

test('R13.131 every kind of alarm that a shell has is said in Chinese, with the sentence of the shell beside it', () => {
  expect(kinds.length).toBeGreaterThan(10);
  for (const kind of kinds) {
    const text = `Something of ${kind} is wrong: see there.`;
    const told = reportOf({ error: text, alarms: [{ kind, text }] });
    expect([kind, told?.reason]).toEqual([kind, expect.stringMatching(/^\p{Script=Han}.*。$/u)]);
    expect([kind, told?.reason]).toEqual([kind, expect.not.stringContaining('Something')]);
    expect(told?.original).toBe(text);
  }
});

test('R13.131 of two alarms and more that is said the rest stays as it is, and what nobody knows stays alone', () => {
  const alarms = [
    { kind: 'missing', text: 'Revision 3 is missing although revision 4 is there.' },
    { kind: 'of tomorrow', text: 'The moon is full.' },
  ];
  const error = `The keyring is torn. ${alarms.map(({ text }) => text).join(' ')}`;
  expect(reportOf({ error, alarms })).toEqual({
    reason: expect.stringMatching(/^修订链中间缺了文件.*The keyring is torn\. The moon is full\.$/),
    original: error,
  });
  expect(reportOf({ error: 'The moon is full.', alarms: alarms.slice(1) })).toEqual({ reason: 'The moon is full.' });
  expect(reportOf({ error: null, alarms: [] })).toBeNull();
});

test.each([
  ['Nothing can be written to the store /srv/data: EROFS.', '版本库 /srv/data 写不进去：它是只读挂载的（EROFS）。'],
  [
    'The store s3://site does not answer (GET its list): ECONNREFUSED.',
    '版本库 s3://site 没有应答（GET its list，ECONNREFUSED）。',
  ],
  ['The store /srv/data does not answer: it says nothing for 5 s.', '版本库 /srv/data 有 5 秒没有应答。'],
  [
    'The store /srv/data has no revision, and http://10.0.0.4:8082 serves revision 7: its disk is away, or DATA_DIR or ASSET_STORE should name another.',
    '版本库 /srv/data 里没有修订，而 http://10.0.0.4:8082 在用 r7：盘没有挂上，或者 DATA_DIR、ASSET_STORE 该写别处。',
  ],
  [
    'Nothing can be written to the store /srv/data: EIO. No shell answers at http://10.0.0.4:8082, so nothing can be ordered.',
    '版本库 /srv/data 写不进去（EIO）。http://10.0.0.4:8082 没有一台 shell 应答，所以什么也交代不了。',
  ],
])('R13.131 “%s” is said in Chinese', (original, reason) => {
  expect(toldOf(original)).toEqual({ reason, original });
});

test('R13.131 what a store says of a folder that is gone is among what is known', async () => {
  const error = await new FileStore('/nowhere/at/all')
    .replaceRecord('guard/heartbeat.json', Buffer.from('{}'))
    .catch((thrown) => thrown);
  expect(error).toBeInstanceOf(StoreAwayError);
  expect(toldOf(error.message).reason).toBe('版本库 /nowhere/at/all 不在：没有这个文件夹。');
});
