import { RevisionMovedError } from '@site/release/errors/release-error';
import { startSite } from '../harness/site';
import { changes, publishVariant } from '../harness/variant';

export type RaceFigures = {
  rounds: number;
  writers: number;
  winners: number;
  losers: number;
  late: number;
  other: number;
};

/** Eight writers promote at the same moment, round after round: exactly one of them comes through (docs/faults.md F20). */
export async function raceRevisions(api: string, rounds: number, writers = 8): Promise<RaceFigures> {
  const site = await startSite(api);
  const figures: RaceFigures = { rounds, writers, winners: 0, losers: 0, late: 0, other: 0 };
  try {
    const versions = await Promise.all(
      ['9.5.1', '9.5.2'].map((version) => publishVariant(site, 'mf-help', version, changes.marked(version))),
    );
    for (let round = 0; round < rounds; round += 1) {
      const wanted = { 'mf-help': versions[round % 2] ?? '' };
      const results = await Promise.allSettled(Array.from({ length: writers }, () => site.promote(wanted)));
      for (const result of results) {
        if (result.status === 'fulfilled') figures[result.value ? 'winners' : 'late'] += 1;
        else if (result.reason instanceof RevisionMovedError) figures.losers += 1;
        else figures.other += 1;
      }
    }
    return figures;
  } finally {
    await site.stop();
  }
}
