import { readHead } from '@site/release/chain/head';
import { promote } from '@site/release/operations/promote';
import { RevisionMovedError } from '@site/release/errors/release-error';
import { removeFreshFolders } from '@site/release/testing/fresh-stores';
import { publishVersions } from '@site/release/testing/sample-release';
import { type SampleSite, sampleSite } from '../testing/sample-desk';
import { readModel } from '../data/desk-model';
import { findingsOf, headlineOf } from '../data/findings';
import { ShellWatch } from '../data/shell-watch';
import { type ActionAsk, type ActionKind, deskActions } from './desk-actions';
import { equalCommand } from './equal-command';
import { type Operation, Operations } from './operations';

let site: SampleSite;

afterAll(removeFreshFolders);

function asked(kind: ActionKind, change: Partial<ActionAsk> = {}): ActionAsk {
  const wanted = { kind, name: 'mf-help', version: '1.2.0', share: 0.05, sequence: 3 };
  return {
    ...wanted,
    by: 'lin',
    reason: '试',
    ungated: undefined,
    again: false,
    unguarded: false,
    withoutStore: false,
    ...change,
  };
}

async function act(ask: ActionAsk): Promise<string[]> {
  const steps: string[] = [];
  await deskActions(site.access)[ask.kind](ask, (step) => steps.push(step));
  return steps;
}

const live = async () => (await readHead(site.store, site.keys.trusted)).revision?.remotes['mf-help'];

describe('with a promote key', () => {
  beforeEach(async () => {
    site = await sampleSite('promote', 0);
  });

  test('a promotion passes the same gate as the command, and says when it begins and when it signs', async () => {
    site.setGate('');
    expect(await act(asked('promote'))).toEqual(['gate', 'sign']);
    expect(await live()).toEqual({ version: '1.2.0', canaryVersion: null, canaryShare: 0 });
  });

  test('R13.79 where two owners sign, what the desk does is a proposal, which its first page names', async () => {
    const { faultOf, entry, promoters } = site.keys.trusted;
    const trusted = { faultOf, entry, promoters, twoKeysFrom: 3 };
    const access = { ...site.access, trusted: () => trusted, keys: () => ({ ...site.keys, trusted }) };
    const actions = deskActions(access);
    const operation = await new Promise<Operation>((resolve) => {
      const look = async () => resolve(begun);
      const begun: Operation = new Operations({ actions, shellUrls: [], look }).begin('one', asked('promote'));
    });

    expect(operation.failure).toMatchObject({ kind: 'waits', message: expect.stringContaining('approve 3-') });
    expect(await live()).toMatchObject({ version: '1.1.0' });
    const model = await readModel({ access, watch: new ShellWatch([]), sight: { away: null } }, new Date());
    expect(findingsOf(model)).toMatchObject([
      { title: expect.stringMatching(/^提案 3-\w+ 等第二个人签名$/), reason: expect.stringContaining('1.1.0 → 1.2.0') },
    ]);
    expect(headlineOf(model)).toBe('线上版本都对，1 个提案等第二个人签名');
  });

  test.each(['promote', 'canary'] as const)('what the gate refuses, %s does not make live', async (kind) => {
    site.setGate('no h1');

    await expect(act(asked(kind))).rejects.toMatchObject({ reasons: ['mf-help 1.2.0 /help: no h1'] });
    expect(await live()).toMatchObject({ version: '1.1.0', canaryVersion: null });
  });

  test.each(['promote', 'canary'] as const)(
    'R10.79 %s asks no gate for a reason, which the revision keeps',
    async (kind) => {
      site.setGate('no h1');

      expect(await act(asked(kind, { ungated: 'the browser of the gate is gone' }))).toEqual(['sign']);
      expect((await readHead(site.store, site.keys.trusted)).revision).toMatchObject({
        sequence: 3,
        ungated: 'the browser of the gate is gone',
      });
    },
  );

  test('R10.71 a raise passes the gate too, and what it refuses stays small', async () => {
    await act(asked('canary'));
    expect(await act(asked('raise', { share: 0.1, sequence: 4 }))).toEqual(['gate', 'sign']);
    site.setGate('no h1');

    await expect(act(asked('raise', { share: 0.25, sequence: 5 }))).rejects.toMatchObject({
      reasons: ['mf-help 1.2.0 /help: no h1'],
    });
    expect(await live()).toMatchObject({ canaryShare: 0.1 });
  });

  test('a canary begins, gets another share and stops, and each is a revision of its own', async () => {
    await act(asked('canary'));
    expect(await live()).toEqual({ version: '1.1.0', canaryVersion: '1.2.0', canaryShare: 0.05 });
    await act(asked('raise', { share: 0.25, sequence: 4 }));
    expect(await live()).toEqual({ version: '1.1.0', canaryVersion: '1.2.0', canaryShare: 0.25 });
    await act(asked('stop', { sequence: 5 }));
    expect(await live()).toEqual({ version: '1.1.0', canaryVersion: null, canaryShare: 0 });
  });

  test('R13.63 without a guard that lives none begins or grows, unless that is said', async () => {
    await site.heart.end();
    await expect(act(asked('canary'))).rejects.toThrow(
      'A canary asks for a guard that lives, and nothing was changed.',
    );
    expect(await live()).toMatchObject({ canaryVersion: null });

    await act(asked('canary', { unguarded: true }));
    await expect(act(asked('raise', { share: 0.25, sequence: 4 }))).rejects.toThrow('was ended at');
    expect(await live()).toMatchObject({ canaryShare: 0.05 });
  });

  test('one canary of a section at a time, of another version than the live one, and never for more than half', async () => {
    await expect(act(asked('canary', { version: '1.1.0' }))).rejects.toThrow('is live already, for all visitors');
    await expect(act(asked('canary', { share: 0.6 }))).rejects.toThrow('it must be more than 0 % and at most 50 %');
    expect(await act(asked('stop'))).toEqual([]);
    await act(asked('canary'));
    await expect(act(asked('canary', { version: '1.0.0', sequence: 4 }))).rejects.toThrow(
      'is the canary of mf-help. Raise it',
    );
  });

  test('who saw an older head changes nothing, whatever the other did (F20)', async () => {
    await promote(site.store, site.keys, { 'mf-help': '1.2.0' }, { by: 'zhou' });

    await expect(act(asked('rollback', { version: '1.0.0' }))).rejects.toThrow(RevisionMovedError);
    await expect(act(asked('rollback', { version: '1.0.0' }))).rejects.toThrow(
      'The revision moved: somebody created revision 3 meanwhile, and nothing of yours was changed.',
    );
    expect(await live()).toMatchObject({ version: '1.2.0' });
  });

  test('who saw an older head keeps no gate busy', async () => {
    site.setGate('the gate ran');
    await promote(site.store, site.keys, { 'mf-info': '2.0.0', 'mf-help': '1.0.0' }, { by: 'zhou' });

    await expect(act(asked('promote'))).rejects.toThrow(RevisionMovedError);
  });

  test('a revision that appears after the first look is not built upon (F20)', async () => {
    const path = 'revisions/00000003.json';
    await promote(site.store, site.keys, { 'mf-help': '1.2.0' }, { by: 'zhou' });
    const bytes = (await site.store.read(path)) ?? Buffer.alloc(0);
    await site.store.remove(path);
    let looks = 0;
    const list = site.store.list.bind(site.store);
    // The other's revision arrives between the look of the desk and that of the action.
    site.store.list = async (folder) => {
      looks += folder === 'revisions' ? 1 : 0;
      if (looks === 2) await site.store.putFile(path, bytes);
      return list(folder);
    };

    await expect(act(asked('rollback', { version: '1.0.0' }))).rejects.toThrow(RevisionMovedError);
    expect(await live()).toMatchObject({ version: '1.2.0' });
  });

  test('R13.118 what others change of another section during the gate holds up nothing, and is said', async () => {
    const promoteAs = deskActions(site.access).promote;
    await publishVersions(site.store, site.keys, 'mf-info', '2.1.0');
    let other: Promise<unknown> | undefined;
    const result = await promoteAs(asked('promote'), (step) => {
      if (step === 'gate') other ??= promote(site.store, site.keys, { 'mf-info': '2.1.0' }, { by: 'zhou' });
    });
    await other;
    expect(result.revision).toMatchObject({
      sequence: 4,
      remotes: { 'mf-help': { version: '1.2.0' }, 'mf-info': { version: '2.1.0' } },
    });
    expect(result.warnings).toEqual([
      expect.stringMatching(/^Revision 3, by zhou .* came meanwhile and changed what is live/),
    ]);
  });

  test('R13.118 what others change of the same section during the gate is not overwritten', async () => {
    let other: Promise<unknown> | undefined;
    const lost = deskActions(site.access).promote(asked('promote'), (step) => {
      if (step === 'gate') other ??= promote(site.store, site.keys, { 'mf-help': '1.0.0' }, { by: 'zhou' });
    });
    await expect(lost).rejects.toThrow(RevisionMovedError);
    await other;
    expect(await live()).toMatchObject({ version: '1.0.0' });
  });

  test('of two at once exactly one wins (F20)', async () => {
    const both = await Promise.allSettled([
      act(asked('rollback', { version: '1.0.0' })),
      act(asked('promote', { by: 'zhou' })),
    ]);

    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await readHead(site.store, site.keys.trusted)).revision?.sequence).toBe(3);
  });
});

test('a rollback key stops a canary and rolls back, and does nothing else', async () => {
  site = await sampleSite('rollback', 0);
  const { access } = await sampleSite('promote', 0);
  const withPromote = { ...access, store: site.store, trusted: () => site.keys.trusted, keys: () => site.keys };
  await deskActions(withPromote).canary(asked('canary'), () => undefined);

  await expect(act(asked('promote', { sequence: 4 }))).rejects.toThrow('makes nothing else live');
  await expect(act(asked('raise', { share: 0.5, sequence: 4 }))).rejects.toThrow('makes nothing else live');
  await act(asked('stop', { sequence: 4 }));
  expect(await live()).toEqual({ version: '1.1.0', canaryVersion: null, canaryShare: 0 });
  await act(asked('rollback', { version: '1.0.0', sequence: 5 }));
  expect(await live()).toMatchObject({ version: '1.0.0' });
});

test('the equal command can be pasted, whatever the reason holds', () => {
  const wish = { name: 'mf-help', version: '1.2.0', share: 0.05 };

  expect(equalCommand({ kind: 'promote', ...wish })).toBe('npm run release -- promote mf-help@1.2.0');
  expect(equalCommand({ kind: 'canary', ...wish })).toBe('npm run release -- canary mf-help@1.2.0 --share 5%');
  expect(equalCommand({ kind: 'promote', ...wish, ungated: 'no browser' })).toBe(
    "npm run release -- promote mf-help@1.2.0 --ungated 'no browser'",
  );
  expect(equalCommand({ kind: 'raise', ...wish, unguarded: true })).toBe(
    'npm run release -- canary mf-help --raise 5% --unguarded',
  );
  expect(equalCommand({ kind: 'raise', ...wish })).toBe('npm run release -- canary mf-help --raise 5%');
  expect(equalCommand({ kind: 'stop', ...wish })).toBe('npm run release -- canary mf-help --stop');
  expect(equalCommand({ kind: 'rollback', ...wish, reason: "it's $(rm -rf)" })).toBe(
    "npm run release -- rollback mf-help --to 1.2.0 --reason 'it'\\''s $(rm -rf)'",
  );
});
