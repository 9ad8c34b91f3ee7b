import type { ActionAsk } from './desk-actions';
import { shellWord } from '@site/release/text/shell-word';

type Wish = Pick<ActionAsk, 'kind' | 'name' | 'version' | 'share'> &
  Partial<Pick<ActionAsk, 'reason' | 'by' | 'ungated' | 'again' | 'unguarded' | 'withoutStore'>>;

function argumentsOf({ kind, name, version, share }: Wish): string[] {
  const percent = String(Number((share * 100).toFixed(2)));
  if (kind === 'rollback') return ['rollback', name, '--to', version];
  if (kind === 'promote') return ['promote', `${name}@${version}`];
  if (kind === 'stop') return ['canary', name, '--stop'];
  if (kind === 'raise') return ['canary', name, '--raise', `${percent}%`];
  return ['canary', `${name}@${version}`, '--share', `${percent}%`];
}

/** The command line that does the same as a button of the page. */
export function equalCommand(wish: Wish): string {
  const args = argumentsOf(wish);
  if (wish.again) args.push('--again');
  if (wish.withoutStore) args.push('--without-store');
  if (wish.by) args.push('--by', wish.by);
  if (wish.reason) args.push('--reason', wish.reason);
  if (wish.ungated) args.push('--ungated', wish.ungated);
  if (wish.unguarded) args.push('--unguarded');
  return ['npm run release --', ...args.map(shellWord)].join(' ');
}
