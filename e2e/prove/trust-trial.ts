import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readManifest } from '@site/release/releases/manifest-signature';
import { integrityOf } from '@site/shared/contract/integrity';
import { hashFile } from '@site/shared/contract/release-manifest';
import { copiesOf, waitForCopies } from '../harness/kept-copies';
import { type Site, startSite } from '../harness/site';
import { versionsIn } from '../harness/site-data';
import { changes, publishVariant } from '../harness/variant';

const pages = ['/help/helpDocument/10001', '/', '/info/20001', '/home/lectureDetail/40001', '/m/'];
/** Two versions of the help section: one was live and is kept, the other is live. */
export const before = '9.6.1';
export const live = '9.6.2';

export type TrustFigures = {
  /** Kinds of files × places × {running, cold, cold without the store}, and the chains. */
  cases: number;
  /** Pages and browser files that were asked for. */
  answers: number;
  /** What was believed, not told or not answered, each with its case. */
  failed: string[];
};

/** A site whose shell has stopped, with both versions in the store and in the copies of the machine. */
export type Trial = {
  site: Site;
  figures: TrustFigures;
  /** The folder of the local copies. */
  kept: string;
  /** The number of the newest revision. */
  newest: number;
  /** Version → path → the hash that its release lists, as it was before anything was changed. */
  listed: Map<string, Map<string, string>>;
  fail: (what: string) => void;
  copyFolder: (from: string, to: string) => void;
};

type Ground = Pick<Trial, 'site' | 'kept' | 'newest' | 'listed'> & { good: string };
const grounds = new Map<string, Promise<Ground>>();

async function prepare(api: string): Promise<Ground> {
  const site = await startSite(api);
  const kept = copiesOf(site);
  const listed: Trial['listed'] = new Map();
  for (const version of [before, live]) {
    await site.promote({ 'mf-help': await publishVariant(site, 'mf-help', version, changes.marked(version)) });
    await waitForCopies(site, 'mf-help', version);
    const { files } = readManifest(site.store, 'mf-help', version, site.keys.trusted);
    listed.set(version, new Map(files.map((file) => [file.path, file.integrity])));
  }
  const { newest } = await site.shell.health();
  await site.shell.stop();
  const good = mkdtempSync(path.join(tmpdir(), 'trust-'));
  cpSync(site.dataDir, good, { recursive: true });
  return { site, kept, newest, listed, good };
}

/** Runs one case on the prepared site as it was; a case that throws has failed. */
export async function withTrial(
  api: string,
  figures: TrustFigures,
  name: string,
  work: (trial: Trial) => Promise<void>,
): Promise<void> {
  const ground = await (grounds.get(api) ?? grounds.set(api, prepare(api)).get(api) ?? prepare(api));
  const { site, good } = ground;
  rmSync(site.dataDir, { recursive: true });
  cpSync(good, site.dataDir, { recursive: true });
  site.shell.lines.length = 0;
  const fail = (what: string) => void figures.failed.push(`${name}: ${what}`);
  const copyFolder = (from: string, to: string) => cpSync(from, to, { recursive: true });
  figures.cases += 1;
  try {
    await work({ ...ground, figures, fail, copyFolder });
  } catch (error) {
    fail((error as Error).message);
  } finally {
    await site.shell.stop();
  }
}

/** Removes what the trials stood on. */
export async function endTrials(): Promise<void> {
  for (const ground of grounds.values()) {
    const { site, good } = await ground;
    await site.stop();
    rmSync(good, { recursive: true, force: true });
  }
  grounds.clear();
}

/** Everything that the shell says of itself: its health, and its log since the case began. */
export async function reported({ site: { shell } }: Trial): Promise<string> {
  return `${(await shell.health()).error ?? ''}\n${shell.lines.join('\n')}`;
}

/** Every page of the five sections answers 200; gives that of the help section. */
async function askPages({ site, fail }: Trial): Promise<string> {
  const answers = await Promise.all(
    pages.map(async (page) => {
      const answer = await fetch(`${site.shell.origin}${page}`);
      return { page, status: answer.status, html: await answer.text() };
    }),
  );
  for (const { page, status } of answers) if (status !== 200) fail(`${page} answers ${status}`);
  return answers[0]?.html ?? '';
}

/** As `askPages`; and a file that the help page names has the listed bytes or is not there. */
export async function judgeAnswers(trial: Trial): Promise<void> {
  const { figures, fail, listed, site } = trial;
  const html = await askPages(trial);
  const [version = ''] = versionsIn(html, 'mf-help');
  const hashes = listed.get(version) ?? new Map<string, string>();
  const named = [...html.matchAll(/\/assets\/remotes\/mf-help\/[^/]+\/([^"'\s]+)/g)].map(([, file = '']) => file);
  const files = new Set([...named, hashFile]);
  for (const file of files) {
    const answer = await fetch(`${site.shell.origin}/assets/remotes/mf-help/${version}/${file}`);
    const hash = integrityOf(Buffer.from(await answer.arrayBuffer()));
    if (answer.status !== 404 && hash !== hashes.get(file)) fail(`${file} has other bytes`);
  }
  figures.answers += pages.length + files.size;
}
