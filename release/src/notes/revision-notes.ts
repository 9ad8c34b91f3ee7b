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

function canaryOf(name: string, before: LiveVersions | undefined, live: LiveVersions, after: Revision): Told[] {
  const [was, is] = [before?.canaryVersion ?? null, live.canaryVersion];
  const [from, to] = [before?.canaryShare ?? 0, live.canaryShare];
  if (was === is && from === to) return [];
  if (is !== null) {
    const share = was === is ? `，${describeShare(from)} → ${describeShare(to)}` : `，${describeShare(to)} 的访客`;
    const what = `${was === is ? '金丝雀改份额' : '金丝雀开始'} ${name} ${is}${share}`;
    return [{ event: 'canary', what, undo: command('canary --stop') }];
  }
  // A promotion of the canary says it by the change of the version.
  if (was === null || live.version === was) return [];
  const who = after.evidence ? '守卫停止了金丝雀' : '金丝雀结束';
  const again = `canary ${name}@${was} --share ${describeShare(from).replace(' ', '')}${althoughBad(after, name, was)}`;
  return [{ event: 'canary-end', what: `${who} ${name} ${was}`, undo: command(again) }];
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
