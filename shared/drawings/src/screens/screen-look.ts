import type { Screen, Stage } from '@site/shared/contract/show';
import type { Tone } from '@site/shared/contract/screen-part';
import { signal } from '../stages/stage-colours';

/** Colours of one drawn screen. Drawings keep them in every theme, like a photograph. */
export type Look = {
  dark: boolean;
  ground: string;
  bar: string;
  /** The edge of the screen, and the hairlines in it. */
  edge: string;
  line: string;
  ink: string;
  quiet: string;
  box: string;
  boxLine: string;
  tint: string;
  track: string;
  main: string;
  onMain: string;
  tones: Record<Tone, string>;
};

const day: Look = {
  dark: false,
  ground: '#FFFFFF',
  bar: '#FFFFFF',
  edge: '#CFE3E1',
  line: '#E1ECEB',
  ink: '#10242B',
  quiet: '#4A5F66',
  box: '#FFFFFF',
  boxLine: '#C2D5D5',
  tint: '#EAF6F4',
  track: '#E4EFEE',
  main: '#0B6E6E',
  onMain: '#FFFFFF',
  tones: {
    plain: '#10242B',
    muted: '#4A5F66',
    strong: '#10242B',
    good: '#067647',
    warn: '#96590B',
    bad: '#B42318',
    live: '#C9343A',
  },
};

const night: Look = {
  dark: true,
  ground: '#08232A',
  bar: '#08232A',
  edge: '#245056',
  line: '#17414A',
  ink: '#EAF5F4',
  quiet: '#9FC3C1',
  box: '#0B2C34',
  boxLine: '#2A555B',
  tint: '#0F3F45',
  track: '#17414A',
  main: signal,
  onMain: '#052B2E',
  tones: {
    plain: '#EAF5F4',
    muted: '#9FC3C1',
    strong: '#FFFFFF',
    good: '#5FD6A8',
    warn: '#F0B45E',
    bad: '#FF9C94',
    live: '#FF8A86',
  },
};

const nightPhone: Look = {
  ...night,
  ground: '#0A474B',
  bar: '#0A474B',
  line: '#1D5E61',
  box: '#0D5357',
  boxLine: '#2C7275',
  tint: '#0F5A5E',
  track: '#1D5E61',
};
const window: Look = { ...day, bar: '#E9EFF0', edge: '#C3D3D4', ground: '#FBFCFC', line: '#DEE7E8' };
const sand: Look = { ...day, edge: '#E2DACE' };

/** What a screen of this kind looks like on this ground. */
export function lookOf(kind: Screen['kind'], ground: Stage['ground']): Look {
  if (kind === 'desk') return night;
  if (kind === 'phone' && ground === 'night') return nightPhone;
  if (kind === 'window') return window;
  return ground === 'sand' ? sand : day;
}
