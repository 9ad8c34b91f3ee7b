import { lineOf } from '@site/shared/contract/line';
import { canariesIn } from '../chain/canary-state';
import { readHead } from '../chain/head';
import type { TrustedKeys } from '../keys/signing-keys';
import { fetchManifest } from '../releases/manifest-signature';
import { type ShellHealth, silenceOf, type Watch } from '../shells/shell-health';
import type { ReleaseStore } from '../store/release-store';

/** A release that visitors are shown, with the line that it is built for. */
export interface LiveLine {
  name: string;
  version: string;
  line: string;
  /** The share of visitors on it; null where it is not a canary. */
  canary: number | null;
}

/** The lines of a shell, the present one first; none when it does not answer, with the reason. */
export interface ShellLines {
  url: string;
  lines: readonly string[];
  silence: string | null;
}

/** Every live release and canary with its line. */
export async function liveLines(store: ReleaseStore, keys: TrustedKeys): Promise<LiveLine[]> {
  const { revision } = await readHead(store, keys);
  if (!revision) return [];
  const live = Object.entries(revision.remotes).map(([name, { version }]) => ({ name, version, canary: null }));
  const canaries = canariesIn(revision).map(({ remote, version, share }) => ({ name: remote, version, canary: share }));
  const shown = [...live, ...canaries].sort((one, other) => (one.name < other.name ? -1 : 1));
  return Promise.all(
    shown.map(async ({ name, version, canary }) => {
      const manifest = await fetchManifest(store, name, version, keys);
      return { name, version, line: lineOf(manifest), canary };
    }),
  );
}

/** What a shell says of its lines; one from before lines had names has the first. */
export function linesOfShell({ lines }: Pick<ShellHealth, 'lines'>): readonly string[] {
  return lines ?? [lineOf({})];
}

export async function shellLines(
  urls: readonly string[],
  { fetchHealth }: Pick<Watch, 'fetchHealth'>,
): Promise<ShellLines[]> {
  return Promise.all(
    urls.map((url) =>
      fetchHealth(url).then(
        (health) => ({ url, lines: linesOfShell(health), silence: null }),
        (error: unknown) => ({ url, lines: [], silence: silenceOf(error) }),
      ),
    ),
  );
}

function labels(releases: readonly LiveLine[]): string {
  return releases.map(({ name, version }) => `${name} ${version}`).join(', ');
}

/** One sentence for each release whose line a shell does not have. */
export function missingLines(releases: readonly LiveLine[], { url, lines, silence }: ShellLines): string[] {
  if (silence !== null) return [];
  return releases
    .filter(({ line }) => !lines.includes(line))
    .map(({ name, version, line }) => `${name} ${version} is of the line ${line}, which ${url} does not have.`);
}

/** The lines that shells have beside their present one, each with the live releases that need it. */
function spareLines(releases: readonly LiveLine[], shells: readonly ShellLines[]) {
  const spare = new Set(shells.flatMap(({ lines }) => lines.slice(1)));
  return [...spare].map((line) => ({ line, holders: releases.filter((release) => release.line === line) }));
}

/** One sentence for each line beside the present one that somebody holds. */
export function heldLines(releases: readonly LiveLine[], shells: readonly ShellLines[]): string[] {
  return spareLines(releases, shells)
    .filter(({ holders }) => holders.length > 0)
    .map(({ line, holders }) => `The line ${line} is held by ${labels(holders)}.`);
}

/** One sentence for each line beside the present one that nobody holds. */
export function freeLines(releases: readonly LiveLine[], shells: readonly ShellLines[]): string[] {
  return spareLines(releases, shells)
    .filter(({ holders }) => holders.length === 0)
    .map(({ line }) => `No live release is of the line ${line}: it can be taken out of shell/lines.json.`);
}
