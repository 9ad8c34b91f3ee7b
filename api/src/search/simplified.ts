import { Converter } from 'opencc-js';

/** Taiwan's spelling with its words (軟體 → 软件); Hong Kong's characters are among its own. */
const convert = Converter({ from: 'twp', to: 'cn' });
const byCharacter = Converter({ from: 't', to: 'cn' });

/** The text in simplified characters. What has none but those keeps its words: 程序 means something else in Taiwan. */
export function simplified(text: string): string {
  return byCharacter(text) === text ? text : convert(text);
}
