import { describeShare } from '../chain/canary-state';
import type { Revision } from '../chain/revision';
import { type SectionChange, sectionChanges } from '../chain/section-changes';
import type { Note, NoteEvent } from './note-request';

const command = (words: string) => `npm run release -- ${words}`;

/** What was taken back is shown again by whoever means it. */
function althoughBad({ bad }: Revision, name: string, version: string): string {
  return bad?.[name]?.[version] === undefined ? '' : ' --although-bad';
}

type Told = { event: NoteEvent; what: string; undo: string };

function promoted({ name, version }: SectionChange, from: string): Told {
  return {
    event: 'promotion',
    what: `已上线 ${name} ${from} → ${version}`,
    undo: command(`rollback ${name}`),
  };
}

function wentBack({ name, version }: SectionChange, from: string, after: Revision): Told {
  const who = after.evidence ? '守卫回滚' : '已回滚';
  // As a second rollback says it (operations/second-rollback.ts): what was marked is meant all the same, or else the second turn is.
  const again = `rollback ${name} --to ${from}${althoughBad(after, name, from) || ' --again'}`;
  return { event: 'rollback', what: `${who} ${name} ${from} → ${version}`, undo: command(again) };
}

function ended({ name, version }: SectionChange, share: number, after: Revision): Told {
  const who = after.evidence ? '守卫停止了金丝雀' : '金丝雀结束';
  const percent = describeShare(share).replace(' ', '');
  // What a guard ended is refused as what was taken back is; the word does no harm where it is not asked for.
  const although = after.evidence ? ' --although-bad' : althoughBad(after, name, version);
  const again = `canary ${name}@${version} --share ${percent}${although}`;
  return { event: 'canary-end', what: `${who} ${name} ${version}`, undo: command(again) };
}

function toldOf(change: SectionChange, after: Revision): Told {
  const { name, version } = change;
  const undo = command(`canary ${name} --stop`);
  switch (change.kind) {
    case 'first':
      // There is nothing to go back to.
      return { event: 'promotion', what: `首次上线 ${name} ${version}`, undo: '' };
    case 'version':
      return change.isBack ? wentBack(change, change.from, after) : promoted(change, change.from);
    case 'removed': {
      const again = command(`promote ${name}@${version}${althoughBad(after, name, version)}`);
      return { event: 'rollback', what: `已下线 ${name} ${version}`, undo: again };
    }
    case 'canary':
      return { event: 'canary', what: `金丝雀开始 ${name} ${version}，${describeShare(change.share)} 的访客`, undo };
    case 'share': {
      const shares = [change.from, change.share].map(describeShare).join(' → ');
      return { event: 'canary', what: `金丝雀改份额 ${name} ${version}，${shares}`, undo };
    }
    case 'canary-end':
      return ended(change, change.share, after);
  }
}

/** The end of a canary is told by what takes its place, and by the end of its section. */
function isTold({ kind, name }: SectionChange, all: readonly SectionChange[]): boolean {
  if (kind !== 'canary-end') return true;
  return !all.some((other) => other.name === name && (other.kind === 'canary' || other.kind === 'removed'));
}

/**
 * What one revision did, a note for each section that it changed, in plain Chinese with the command that undoes it. Each begins
 * with 发布, which a robot of DingTalk may ask for as its keyword.
 */
export function revisionNotes(before: Revision | null, after: Revision): Note[] {
  const { sequence, by, reason, ungated } = after;
  const changes = sectionChanges(before, after).filter((change, _, all) => isTold(change, all));
  return changes.map((change) => {
    const { event, what, undo } = toldOf(change, after);
    const lines = [`发布：${what}（修订 r${sequence}，${by}）。原因：${reason}`];
    if (ungated !== undefined) lines.push(`未过门禁，没有检查过：${ungated}`);
    if (undo) lines.push(`撤销：${undo}`);
    return { event, sequence, text: lines.join('\n') };
  });
}
