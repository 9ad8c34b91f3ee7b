import { MemoryStore } from '@site/release/store/memory-store';
import { publish } from '@site/release/operations/publish';
import { freshKeys, publishVersions, sampleRelease } from '@site/release/testing/sample-release';
import { describeDeviation } from './deviation';
import { retryAfter, SectionRefusals } from './section-refusals';
import { selectSet } from './set-selection';

const keys = freshKeys();
const versions = { 'mf-help': '1.2.0', 'mf-info': '1.0.0' };
const lines: Record<string, string[]> = { 'mf-help': ['1.2.0', '1.1.0', '1.0.0'], 'mf-info': ['1.0.0'] };
const wanted = { versions, instead: (remote: string) => lines[remote] ?? [] };
const server = 'remotes/mf-help/1.2.0/server/routes.cjs';

async function setUp() {
  const store = new MemoryStore();
  await publishVersions(store, keys, 'mf-help', '1.0.0', '1.1.0', '1.2.0');
  await publishVersions(store, keys, 'mf-info', '1.0.0');
  const source = { store, keys: keys.trusted };
  const shells = { shell: { name: 'shell', version: '1.0.0', contract: 1 } } as Sources['shells'];
  return {
    store,
    sources: { shells, source, kept: [] as MemoryStore[], refusal: (): string | undefined => undefined },
  };
}

type Sources = Parameters<typeof selectSet>[0];

function chosen(sources: Sources) {
  const { loaded, ...rest } = selectSet(sources, wanted);
  return { loaded: loaded.map(({ manifest }) => `${manifest.name} ${manifest.version}`), ...rest };
}

test('every section has the version that is wanted where that can be used', async () => {
  const { sources } = await setUp();
  expect(chosen(sources)).toEqual({
    loaded: ['mf-help 1.2.0', 'mf-info 1.0.0'],
    copies: [],
    absent: {},
    deviations: [],
  });
});

test('what ended the shell twice is set aside for the version before, and runs all the same where its section has no other', async () => {
  const { sources } = await setUp();
  const aside = chosen({ ...sources, setAside: 'mf-help@1.2.0' });
  expect(aside.loaded).toEqual(['mf-help 1.1.0', 'mf-info 1.0.0']);
  expect(aside.deviations[0]?.reason).toContain('ended this shell twice');

  const last = chosen({ ...sources, setAside: 'mf-info@1.0.0' });
  expect(last.loaded).toEqual(['mf-help 1.2.0', 'mf-info 1.0.0']);
  expect(last.deviations).toEqual([]);
});

test('a swap that needs no other version does not look for one', async () => {
  const { sources } = await setUp();
  const instead = jest.fn(wanted.instead);
  selectSet(sources, { ...wanted, instead });
  expect(instead).not.toHaveBeenCalled();
});

test.each([
  ['a changed byte', (store: MemoryStore) => void store.files.set(server, Buffer.from('x'.repeat(27))), /was changed/],
  ['a missing file', (store: MemoryStore) => void store.files.delete(server), /is missing/],
  ['a missing folder', (store: MemoryStore) => removeFolder(store, 'remotes/mf-help/1.2.0/'), /not in the store/],
])('%s costs its own section one version, and the sentence names remote and version', async (_, damage, reason) => {
  const { store, sources } = await setUp();
  damage(store);
  const { loaded, deviations } = chosen(sources);
  expect(loaded).toEqual(['mf-help 1.1.0', 'mf-info 1.0.0']);
  expect(deviations).toEqual([
    { remote: 'mf-help', wanted: '1.2.0', running: '1.1.0', reason: expect.stringMatching(reason) },
  ]);
  const [deviation] = deviations;
  expect(deviation && describeDeviation(deviation)).toMatch(
    /^mf-help 1\.2\.0 does not run here: .*mf-help 1\.1\.0 runs instead\.$/,
  );
});

test('what did not load here is not tried again at once, but after a while', async () => {
  const { sources } = await setUp();
  let now = 0;
  const refusals = new SectionRefusals(() => now);
  refusals.add('mf-help@1.2.0', 'boom at load');
  const refusal = (label: string) => refusals.reasonOf(label);
  expect(chosen({ ...sources, refusal }).deviations).toMatchObject([{ running: '1.1.0', reason: 'boom at load' }]);
  now = retryAfter;
  expect(chosen({ ...sources, refusal }).deviations).toEqual([]);
});

/** The copies of a machine that had version 1.2.0 live. */
async function keptCopies(): Promise<MemoryStore> {
  const kept = new MemoryStore();
  await publishVersions(kept, keys, 'mf-help', '1.2.0');
  return kept;
}

test('the copy on this machine serves where the store has nothing, and that is told', async () => {
  const { store, sources } = await setUp();
  removeFolder(store, 'remotes/mf-help/');
  expect(chosen({ ...sources, kept: [await keptCopies()] })).toMatchObject({
    loaded: ['mf-help 1.2.0', 'mf-info 1.0.0'],
    copies: [{ remote: 'mf-help', version: '1.2.0', reason: expect.stringContaining('not in the store') }],
    deviations: [],
  });
});

test('F48: a copy on this machine with one changed byte is refused as the store would be, and the other one serves', async () => {
  const { store, sources } = await setUp();
  removeFolder(store, 'remotes/mf-help/');
  for (const file of ['server/routes.cjs', 'release.json', 'release.sig']) {
    const changed = await keptCopies();
    const bytes = changed.files.get(`remotes/mf-help/1.2.0/${file}`) ?? Buffer.alloc(0);
    bytes[20] = (bytes[20] ?? 0) ^ 1;
    expect(chosen({ ...sources, kept: [changed] }).loaded).toEqual(['mf-info 1.0.0']);
    expect(chosen({ ...sources, kept: [changed, await keptCopies()] }).loaded).toContain('mf-help 1.2.0');
  }
});

test('F44: a section of which no version loads keeps its addresses, or is unknown', async () => {
  const { store, sources } = await setUp();
  for (const version of lines['mf-help'] ?? []) store.files.delete(`remotes/mf-help/${version}/server/routes.cjs`);
  const known = chosen(sources);
  expect(known.loaded).toEqual(['mf-info 1.0.0']);
  expect(known.absent['mf-help']?.map(({ path }) => path)).toEqual(['/mf-help']);
  removeFolder(store, 'remotes/mf-help/');
  expect(chosen(sources)).toMatchObject({ absent: { 'mf-help': [] }, deviations: [{ running: null }] });
});

function removeFolder(store: MemoryStore, folder: string): void {
  for (const path of [...store.files.keys()]) if (path.startsWith(folder)) store.files.delete(path);
}

test('R13.92 a release of a line that this shell does not have is named, and the version before runs instead', async () => {
  const { store, sources } = await setUp();
  const other = sampleRelease({ name: 'mf-help', version: '1.3.0', line: 'react-19.9' });
  await publish(store, keys, other, { by: 'lin' });
  const chosenWith = (shells: Sources['shells']) => {
    const { loaded, deviations } = selectSet({ ...sources, shells }, { ...wanted, versions: { 'mf-help': '1.3.0' } });
    return { runs: loaded.map(({ manifest }) => manifest.version), reasons: deviations.map(({ reason }) => reason) };
  };

  expect(chosenWith(sources.shells)).toEqual({
    runs: ['1.2.0'],
    reasons: ['mf-help 1.3.0 is built for the line react-19.9, and this shell has the line react-19.3.'],
  });
  const second = { ...sources.shells.shell, line: 'react-19.9' };
  expect(chosenWith({ ...sources.shells, other: second })).toEqual({ runs: ['1.3.0'], reasons: [] });
  expect(chosenWith({ shell: second }).runs).toEqual(['1.3.0']);
});

test('R13.109 a release of another contract than the shell keeps in its line is named, and a shell keeps one for each of two lines', async () => {
  const { store, sources } = await setUp();
  for (const [version, line] of [
    ['1.3.0', 'react-19.3'],
    ['1.4.0', 'react-19.9'],
  ] as const) {
    const { files, ...sample } = sampleRelease({ name: 'mf-help', version, line });
    const manifest = { ...sample.manifest, contract: 2 };
    await publish(store, keys, { files, manifest, manifestText: JSON.stringify(manifest) }, { by: 'lin' });
  }
  const second = { ...sources.shells.shell, line: 'react-19.9', contract: 2 };
  const chosenOf = (version: string) => {
    const wish = { ...wanted, versions: { 'mf-help': version, 'mf-info': '1.0.0' } };
    const { loaded, deviations } = selectSet({ ...sources, shells: { ...sources.shells, other: second } }, wish);
    return {
      runs: loaded.map(({ manifest }) => `${manifest.name} ${manifest.version}, contract ${manifest.contract}`),
      reasons: deviations.map(({ reason }) => reason),
    };
  };

  expect(chosenOf('1.3.0')).toEqual({
    runs: ['mf-help 1.2.0, contract 1', 'mf-info 1.0.0, contract 1'],
    reasons: [
      'mf-help 1.3.0 is built for contract 2 of the shell, and this shell keeps contract 1 in the line react-19.3.',
    ],
  });
  expect(chosenOf('1.4.0')).toEqual({ runs: ['mf-help 1.4.0, contract 2', 'mf-info 1.0.0, contract 1'], reasons: [] });
});
