/** Colours of one poster; scenes are drawn with these names only, so that every scene works in every tone. */
export type PosterTone = {
  ground: string;
  /** Words on the ground, strong and quiet. */
  ink: string;
  quiet: string;
  floor: string;
  /** Thin lines on the ground. */
  rule: string;
  panel: string;
  /** Words and marks on a panel, strong and quiet. */
  mark: string;
  faint: string;
  strong: string;
  mid: string;
  soft: string;
};

/** Coral stands for the one thing to look at, in every tone. */
export const coral = '#D9502A';
export const liveRed = '#E5484D';
export const skin = '#F1CDB6';
export const hair = '#0D2229';

const deep: PosterTone = {
  ground: '#06363A',
  ink: '#F4FBFA',
  quiet: '#A9CFCB',
  floor: '#042A2E',
  rule: '#1B6164',
  panel: '#F4FBFA',
  mark: '#10242B',
  faint: '#C9DEDC',
  strong: '#0B6E6E',
  mid: '#3E9F98',
  soft: '#9ED9D1',
};

const teal: PosterTone = {
  ground: '#0B6163',
  ink: '#F4FBFA',
  quiet: '#C2E2DE',
  floor: '#084D50',
  rule: '#2A8785',
  panel: '#F4FBFA',
  mark: '#10242B',
  faint: '#C9DEDC',
  strong: '#0A5A5A',
  mid: '#3E9F98',
  soft: '#A5DCD5',
};

const mint: PosterTone = {
  ground: '#D9EEEB',
  ink: '#0B2A30',
  quiet: '#2F5A5E',
  floor: '#B3DAD5',
  rule: '#A5D0CB',
  panel: '#FFFFFF',
  mark: '#10242B',
  faint: '#D3E6E4',
  strong: '#0B6E6E',
  mid: '#3E9F98',
  soft: '#8FCFC7',
};

const sand: PosterTone = {
  ground: '#F2EBE2',
  ink: '#2B2118',
  quiet: '#6A5744',
  floor: '#DFD2C1',
  rule: '#D6C7B4',
  panel: '#FFFFFF',
  mark: '#10242B',
  faint: '#E3DED7',
  strong: '#0B6E6E',
  mid: '#3E9F98',
  soft: '#9ED9D1',
};

const tones: readonly PosterTone[] = [deep, mint, teal, sand];

/** Neighbours in a list have ids one apart, so they get different tones. */
export function toneOf(seed: number): PosterTone {
  return tones[Math.abs(Math.trunc(seed)) % tones.length] ?? deep;
}
