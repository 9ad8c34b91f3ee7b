import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { mostNotes, noteLength, unprintable } from '@site/shared/contract/release-manifest';
import { changelogNotes } from './changelog-notes';
import { git, gitLines } from './git';
import { inputFolders } from './inputs-hash';
import { lastReleaseCommit, releasePoint } from './release-version';
import { repositoryRoot, workspacePackage } from '@site/shared/repository/workspaces';

/** The commit types in lerna's changelog: tests, documentation and style change nothing for visitors. */
const worthNoting = /^(?:(?:feat|fix|perf|revert)(?:\([^)]*\))?|[a-z]+(?:\([^)]*\))?!): ./;

function printable(text: string): string {
  const line = text.replace(new RegExp(`[${unprintable}]+`, 'g'), ' ').trim();
  // Truncation may leave a lone surrogate.
  return line.length > noteLength ? `${line.slice(0, noteLength - 1).replace(/[\ud800-\udbff]$/, '')}…` : line;
}

function bounded(notes: string[]): string[] {
  const lines = notes.map(printable).filter(Boolean);
  const kept = mostNotes - 1;
  return lines.length > mostNotes ? [...lines.slice(0, kept), `… ${lines.length - kept} more`] : lines;
}

function commitNotes(root: string, from: string | null, to: string, folders: string[]): string[] {
  const range = from ? `${from}..${to}` : to;
  const subjects = gitLines(root, 'log', '--no-merges', '--format=%s', range, '--', ...folders) ?? [];
  return subjects.filter((subject) => worthNoting.test(subject));
}

/** The last release at or before a commit: its tag, or in a clone without tags lerna's commit. */
function lastRelease(root: string, workspace: string, commit: string): string | null {
  const { name } = workspacePackage(workspace, root);
  const tag = git(root, 'describe', '--tags', '--abbrev=0', '--match', `${name}@*`, commit);
  return tag ?? lastReleaseCommit(workspace, commit, root);
}

function readChangelog(root: string, workspace: string): string {
  const file = path.join(root, workspace, 'CHANGELOG.md');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/**
 * The release notes of a version, one line each: the changelog section for a version made by lerna, else the
 * commits to the folder since the last one, or, without any, to the folders that it builds from.
 */
export function releaseNotes(workspace: string, version: string, root = repositoryRoot): string[] {
  const { version: given } = workspacePackage(workspace, root);
  const tagged = version === given;
  const listed = tagged ? changelogNotes(readChangelog(root, workspace), version) : [];
  if (listed.length > 0) return bounded(listed);
  const to = tagged ? (releasePoint(workspace, root) ?? 'HEAD') : 'HEAD';
  const from = lastRelease(root, workspace, tagged ? `${to}^` : to);
  const own = commitNotes(root, from, to, [workspace]);
  return bounded(own.length > 0 ? own : commitNotes(root, from, to, inputFolders(workspace)));
}
