import { describeShare } from '../chain/canary-state';
import type { LiveVersions, Revision } from '../chain/revision';
import type { Note, NoteEvent } from './note-request';

const command = (words: string) => `npm run release -- ${words}`;

/** What was taken back is shown again by whoever means it. */
function althoughBad({ bad }: Revision, name: string, version: string): string {
  return bad?.[name]?.[version] === undefined ? '' : ' --although-bad';
}

type Told = { event: NoteEvent; what: string; undo: string };

function promoted(name: string, before: LiveVersions | undefined, live: LiveVersions): Told {
  // There is nothing to go back to.
  if (!before) return { event: 'promotion', what: `首次上线 ${name} ${live.version}`, undo: '' };
  const what = `已上线 ${name} ${before.version} → ${live.version}`;
  return { event: 'promotion', what, undo: command(`rollback ${name}`) };
}

function wentBack(name: string, before: LiveVersions, live: LiveVersions, after: Revision): Told {
  const who = after.evidence ? '守卫回滚' : '已回滚';
  const again = `promote ${name}@${before.version}${althoughBad(after, name, before.version)}`;
  return { event: 'rollback', what: `${who} ${name} ${before.version} → ${live.version}`, undo: command(again) };
}

function versionOf(name: string, before: LiveVersions | undefined, live: LiveVersions, after: Revision): Told[] {
  if (before?.version === live.version) return [];
  const isBack = before !== undefined && after.restores?.[name] !== undefined;
  return [isBack ? wentBack(name, before, live, after) : promoted(name, before, live)];
}

type Canary = { name: string; version: string; share: number };

function shown({ name, version, share }: Canary, before: LiveVersions | undefined): Told {
  const isSame = before?.canaryVersion === version;
  const shares = isSame ? [before.canaryShare, share] : [share];
  const text = shares.map(describeShare).join(' → ');
  const what = isSame ? `金丝雀改份额 ${name} ${version}，${text}` : `金丝雀开始 ${name} ${version}，${text} 的访客`;
  return { event: 'canary', what, undo: command(`canary ${name} --stop`) };
}

function ended({ name, version, share }: Canary, after: Revision): Told {
  const who = after.evidence ? '守卫停止了金丝雀' : '金丝雀结束';
  const percent = describeShare(share).replace(' ', '');
  // What a guard ended is refused as what was taken back is; the word does no harm where it is not asked for.
  const although = after.evidence ? ' --although-bad' : althoughBad(after, name, version);
  const again = `canary ${name}@${version} --share ${percent}${although}`;
  return { event: 'canary-end', what: `${who} ${name} ${version}`, undo: command(again) };
}

function canaryOf(name: string, before: LiveVersions | undefined, live: LiveVersions, after: Revision): Told[] {
  const none = { canaryVersion: null, canaryShare: 0 };
  const { canaryVersion: was, canaryShare: from } = before ?? none;
  const { canaryVersion: is, canaryShare: to } = live;
  if (was === is && from === to) return [];
  if (is !== null) return [shown({ name, version: is, share: to }, before)];
  // A promotion of the canary says it by the change of the version.
  if (was === null || live.version === was) return [];
  return [ended({ name, version: was, share: from }, after)];
}

function removedIn(before: Revision | null, after: Revision): Told[] {
  const gone = Object.entries(before?.remotes ?? {}).filter(([name]) => !Object.hasOwn(after.remotes, name));
  return gone.map(([name, { version }]) => ({
    event: 'rollback',
    what: `已下线 ${name} ${version}`,
    undo: command(`promote ${name}@${version}${althoughBad(after, name, version)}`),
  }));
}

/**
 * What one revision did, a note for each section that it changed, in plain Chinese with the command that undoes it. Each begins
 * with 发布, which a robot of DingTalk may ask for as its keyword.
 */
export function revisionNotes(before: Revision | null, after: Revision): Note[] {
  const { sequence, by, reason, remotes } = after;
  const told = Object.entries(remotes).flatMap(([name, live]) => {
    const was = before?.remotes[name];
    return [...versionOf(name, was, live, after), ...canaryOf(name, was, live, after)];
  });
  return [...told, ...removedIn(before, after)].map(({ event, what, undo }) => ({
    event,
    sequence,
    text: `发布：${what}（修订 r${sequence}，${by}）。原因：${reason}${undo ? `\n撤销：${undo}` : ''}`,
  }));
}
