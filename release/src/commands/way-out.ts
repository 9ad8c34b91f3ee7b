import { StoreAwayError } from '../errors/release-error';
import { shellWord } from '../text/shell-word';

/** Whether shells take of this command what the store does not: it leads back. */
function isUndo([command, ...words]: readonly string[]): boolean {
  return command === 'rollback' || (command === 'canary' && words.includes('--stop'));
}

/** What works while the store is away or takes no writes, for whoever typed this command line; none where nothing does. */
export function wayOut(error: unknown, argv: readonly string[]): string[] {
  if (!(error instanceof StoreAwayError) || !error.command || argv.includes('--without-store')) return [];
  if (isUndo(argv))
    return [
      `Shells take it without the store: npm run release -- ${[...argv, '--without-store'].map(shellWord).join(' ')}`,
    ];
  if (argv[0] === 'deliver')
    return ['What shells took stays live meanwhile: run deliver again once the store is back.'];
  return [`Shells take a rollback without it: ${error.command}`];
}
