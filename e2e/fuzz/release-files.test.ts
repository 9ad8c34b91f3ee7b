import { readHead } from '@site/release/chain/head';
import { fetchManifest, parseManifest, verifyRelease } from '@site/release/releases/manifest-signature';
import { MemoryStore } from '@site/release/store/memory-store';
import { pastRevisions } from '@site/release/chain/past-revisions';
import { ReleaseError } from '@site/release/errors/release-error';
import { parseRevision, revisionHash } from '@site/release/chain/revision';
import { readNewest } from '@site/release/chain/revision-chain';
import { MANIFEST_FILE, releaseFolder, revisionPath, SIGNATURE_FILE } from '@site/release/store/store-paths';
import { extendChain, sampleChain } from '@site/release/testing/sample-chain';
import { freshKey, keysOf } from '@site/release/testing/sample-release';
import { fuzz } from './fuzz';
import { editedJson } from './tree-edits';

const publish = freshKey('publish');
const promote = freshKey('promote');
const rollback = freshKey('rollback');
const { trusted } = keysOf(publish, promote, rollback);
/** Which of them signs is drawn by the length of the input. */
const signers = [promote, rollback, publish];
/** The damaged file stands in the place of this revision, behind good ones. */
const damaged = 2;
const { files } = sampleChain(promote.key, damaged + 1);

function sorted(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

const stable = (value: unknown) => `${JSON.stringify(value, sorted, 2)}\n`;

/** The file as a holder of the key would have signed it, with a link to the revision before; undefined for what is no object. */
function signed(input: Buffer, { key }: typeof promote): Buffer | undefined {
  try {
    const { signature: _, ...body } = JSON.parse(input.toString()) as Record<string, unknown>;
    if ('previousHash' in body)
      body['previousHash'] = revisionHash(files.get(revisionPath(damaged - 1)) ?? Buffer.of());
    return Buffer.from(stable({ ...body, signature: key.sign('revision', Buffer.from(stable(body))) }));
  } catch {
    return undefined;
  }
}

/** One sentence that an operator can read: of one line, and ended. */
function expectSentence(text: unknown): void {
  expect(text).toMatch(/^[A-Za-z0-9"].*[.]$/);
}

async function expectRefusal(work: () => unknown): Promise<void> {
  try {
    await work();
  } catch (error) {
    expect(error).toBeInstanceOf(ReleaseError);
    expectSentence((error as Error).message);
  }
}

/** Every reader of the chain, with the file in the middle of it or at its end. */
async function judgeChain(file: Buffer): Promise<void> {
  await expectRefusal(() => parseRevision(file, damaged, trusted));
  const store = new MemoryStore();
  for (const [path, bytes] of [...files].slice(0, damaged + (file.length % 2))) store.files.set(path, bytes);
  store.files.set(revisionPath(damaged), file);
  const { revision, problems } = readNewest(store, trusted, 0);
  expect(revision?.sequence).toBeGreaterThanOrEqual(damaged - 1);
  for (const { reason } of [...problems, ...(await readHead(store, trusted)).problems]) expectSentence(reason);
  for await (const { problem } of pastRevisions(store, trusted)) if (problem !== null) expectSentence(problem);
}

async function judgeManifest(file: Buffer, { key }: typeof promote): Promise<void> {
  const store = new MemoryStore();
  const folder = releaseFolder('mf-help', '1.0.0');
  store.files.set(`${folder}/${MANIFEST_FILE}`, file);
  await expectRefusal(() => parseManifest(file, 'mf-help 1.0.0'));
  store.files.set(`${folder}/${SIGNATURE_FILE}`, Buffer.from(key.sign('release', file)));
  await expectRefusal(() => verifyRelease(store, 'mf-help', '1.0.0', trusted));
  store.files.set(`${folder}/${SIGNATURE_FILE}`, file);
  await expectRefusal(() => fetchManifest(store, 'mf-help', '1.0.0', trusted));
}

test('the chain that is damaged here is a good one', async () => {
  const whole = extendChain(new MemoryStore(), promote.key, damaged);
  expect(readNewest(whole, trusted, 0).problems).toEqual([]);
});

fuzz('revisions and manifests of any bytes, signed or not, are accepted or refused in a sentence', {
  name: 'release-files',
  shortRuns: 150,
  words: [
    '"restores":{"mf-help":1},',
    '"sequence": 4',
    '"previousHash": null',
    '{"a":'.repeat(3000),
    '\n',
    '1e999',
    '-0',
    '"__proto__":{},',
  ],
  structured: editedJson,
  judge: async (input) => {
    const signer = signers[input.length % signers.length] ?? promote;
    for (const file of [input, signed(input, signer)]) if (file) await judgeChain(file);
    await judgeManifest(input, signer);
  },
});
