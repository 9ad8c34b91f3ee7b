import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type StillName, stillNames, stillSize, stills } from '@site/shared/contract/stills';
import { prepareMedia } from '../../commands/prepare-media';
import { step } from '../../commands/step';
import { drawScreens } from './draw-screens';
import { encodeStill, meanColour } from './encode-still';
import { keepStill, readStills } from './still-folder';
import { stillSource } from './still-source';
import { prepareStudio, renderRound } from './studio';
import { plateFolder, roundFolder } from './studio-files';

/** Small renders that screens show: other angles, made once a cache. */
const plates = [
  'stage-wide',
  'stage-lectern',
  'stage-seats',
  'stage-led',
  'stage-rig',
  'shelf-wide',
  'shelf-goods',
  'shelf-portrait',
  'photo-table',
  'desk-wide',
];

type Wish = { names: StillName[]; samples: number };

/** @throws {Error} naming what is no still or no number */
function readWish(args: readonly string[]): Wish {
  const { values } = parseArgs({
    args: [...args],
    options: {
      stills: { type: 'boolean' },
      only: { type: 'string', multiple: true },
      samples: { type: 'string', default: '32' },
    },
  });
  const unknown = values.only?.find((name) => !(name in stills));
  if (unknown) throw new Error(`${unknown} is no still; there are ${stillNames.join(', ')}.`);
  const samples = Number(values.samples);
  if (!Number.isInteger(samples) || samples < 1)
    throw new Error(`--samples is ${values.samples}; it must be a number.`);
  return { names: (values.only as StillName[] | undefined) ?? stillNames, samples };
}

async function drawPlates(): Promise<void> {
  mkdirSync(plateFolder, { recursive: true });
  const missing = plates.filter((name) => !existsSync(path.join(plateFolder, `${name}.png`)));
  if (missing.length === 0) return;
  await drawScreens();
  for (const name of missing) {
    const sums = path.join(roundFolder, `plate-${name}.npz`);
    const picture = path.join(plateFolder, `${name}.png`);
    await step(`plate ${name}`, () => renderRound({ name, width: 480, samples: 16, seed: 1, sums, picture }));
  }
}

/** Samples of the picture that is kept; one of another source counts nothing. */
function keptSamples(name: StillName, source: string): number {
  const record = readStills()[name];
  return record?.source === source ? record.samples : 0;
}

/** One more round for a still, unless it has samples enough. */
async function improveStill(name: StillName, samples: number): Promise<void> {
  const source = stillSource(name);
  const sums = path.join(roundFolder, `${name}-${source}.npz`);
  const kept = keptSamples(name, source);
  if (kept >= stills[name].samples) return;
  const picture = path.join(roundFolder, `${name}.png`);
  // Any seed that no other round has.
  const seed = Date.now() % 1_000_000_007;
  const all = await step(`${name}, ${samples} more samples`, () =>
    renderRound({ name, width: stillSize.width, samples, seed, sums, picture }),
  );
  // Where the sums of other nights are gone, a picture with more samples stays until there are as many again.
  if (all <= kept) return;
  keepStill(name, { source, samples: all, colour: meanColour(picture), files: encodeStill(name, picture) });
}

/**
 * `npm run media -- --stills [--only <still>] [--samples <n>]`: a round of samples for every still that is stale or has too few.
 * What is rendered adds up in `.cache/stills`, from night to night, until the scripts of a still change.
 */
export async function makeStills(args: readonly string[]): Promise<void> {
  const { names, samples } = readWish(args);
  prepareMedia();
  prepareStudio();
  await drawPlates();
  await drawScreens();
  for (const name of names) await improveStill(name, samples);
  console.log(
    `  ${readdirSync(roundFolder).filter((file) => file.endsWith('.npz')).length} sums of rounds in .cache/stills`,
  );
}
