import type { ReadStages, StageText } from './read-stages';

/** In px. */
const [smallest, largest] = [12, 14];
const tolerance = 0.5;
/** So many characters are a name, which is not broken so that one of them stands alone. */
const longestName = 6;

/** In px; of a hero's stage at every width, with what a desk says below it. */
const highest = 540;

function isStretched({ isDrawn, written, size }: StageText): boolean {
  return isDrawn && written <= largest && size > largest + tolerance;
}

function leavesOneAlone({ words, size, isDrawn, lines }: StageText): boolean {
  const isName = !isDrawn && [...words].length <= longestName;
  return isName && lines.length > 1 && (lines.at(-1) ?? 0) < 1.5 * size;
}

function faultsOfText(text: StageText): string[] {
  const { size, outside } = text;
  return [
    ...(size < smallest - 0.1 || isStretched(text) ? [`is ${size.toFixed(1)} px`] : []),
    ...(outside > 1 ? [`stands ${Math.round(outside)} px outside`] : []),
    ...(leavesOneAlone(text) ? ['leaves one character alone'] : []),
  ];
}

/** What is wrong with the stages of a page in a window of this width. */
export function stageFaults({ texts, hero, sizeless }: ReadStages, width: number): string[] {
  const isHigh = hero && hero.height > highest;
  return [
    ...texts.flatMap((text) =>
      faultsOfText(text).map((fault) => `${text.stage}: “${text.words.slice(0, 20)}” ${fault}`),
    ),
    ...(isHigh ? [`${hero.name} is ${hero.height} px high`] : []),
    ...sizeless.map((drawing) => `${drawing} has no size`),
  ].map((fault) => `at ${width} px ${fault}`);
}
