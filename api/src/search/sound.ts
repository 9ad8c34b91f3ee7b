import { pinyin } from 'pinyin-pro';

/** The sound of each character without tones: `抽奖` → `chou`, `jiang`. */
export function syllablesOf(han: string): string[] {
  return pinyin(han, { toneType: 'none', type: 'array', v: true });
}

/** One spelling for sounds that many speakers and keyboards do not tell apart: zh and z, ang and an. */
function plainSound(syllable: string): string {
  return syllable.replace(/^([zcs])h/, '$1').replace(/([aei]n)g$/, '$1');
}

const open = '*';
/** Shorter words would sound like too many others with a syllable left open. */
const shortestOpen = 3;

/** A word by its sound: whole, and with each syllable left open in turn, so that one wrong character is no matter. */
export function soundKeys(syllables: readonly string[]): string[] {
  const sounds = syllables.map(plainSound);
  if (sounds.length < shortestOpen) return [sounds.join(' ')];
  const openAt = (place: number) => sounds.map((sound, index) => (index === place ? open : sound)).join(' ');
  return [sounds.join(' '), ...sounds.map((_, place) => openAt(place))];
}
