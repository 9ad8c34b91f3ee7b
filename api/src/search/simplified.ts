import { Converter } from 'opencc-js';

/** Taiwan's spelling with its words (軟體 → 软件); Hong Kong's characters are among its own. */
const convert = Converter({ from: 'twp', to: 'cn' });

/** The text in simplified characters. */
export function simplified(text: string): string {
  return convert(text);
}
