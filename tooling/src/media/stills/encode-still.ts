import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type StillFormat, type StillRecord, stillFormats, stillWidths } from '@site/shared/contract/stills';
import { contentHash } from '../media-folder';
import { stillFolder } from './still-folder';
import { roundFolder } from './studio-files';

type Files = StillRecord['files'];

/** At most so many bytes, by width. */
export const stillBounds: Readonly<Record<number, number>> = { 480: 18_000, 960: 45_000, 1600: 110_000 };

/** From the finest setting to the coarsest that is still good. */
const settings: Readonly<Record<StillFormat, readonly string[][]>> = {
  avif: [24, 28, 32, 36, 40].map((loss) => [
    '-c:v',
    'libaom-av1',
    '-still-picture',
    '1',
    '-cpu-used',
    '5',
    '-crf',
    `${loss}`,
  ]),
  webp: [86, 80, 74, 66, 58].map((quality) => ['-c:v', 'libwebp', '-compression_level', '6', '-quality', `${quality}`]),
  jpg: [4, 6, 8, 10].map((loss) => ['-c:v', 'mjpeg', '-q:v', `${loss}`]),
};
const pixels: Readonly<Record<StillFormat, string>> = { avif: 'yuv420p', webp: 'yuv420p', jpg: 'yuvj420p' };

function ffmpeg(...args: string[]): Buffer {
  return execFileSync('ffmpeg', ['-y', '-v', 'error', '-bitexact', ...args], { maxBuffer: 16 * 1024 * 1024 });
}

/** The finest file within the bound; @throws {Error} where even the coarsest is larger */
function encode(picture: string, width: number, format: StillFormat): Buffer {
  const file = path.join(roundFolder, `encoded-${path.parse(picture).name}.${format}`);
  const scale = `scale=${width}:-2:flags=lanczos,format=${pixels[format]}`;
  for (const setting of settings[format]) {
    ffmpeg('-i', picture, '-vf', scale, ...setting, file);
    const bytes = readFileSync(file);
    rmSync(file);
    // The fallback is for browsers of another time: it may weigh more.
    if (bytes.length <= (stillBounds[width] ?? 0) * (format === 'jpg' ? 2 : 1)) return bytes;
  }
  throw new Error(`${path.basename(picture)} is too large as ${format} of ${width} px: calm its picture.`);
}

/** Writes the files of one still: every width as AVIF and WebP, the middle one as JPEG. */
export function encodeStill(name: string, picture: string): Files {
  mkdirSync(stillFolder, { recursive: true });
  const write = (width: number, format: StillFormat) => {
    const content = encode(picture, width, format);
    const file = `${name}-${width}.${contentHash(content)}.${format}`;
    writeFileSync(path.join(stillFolder, file), content);
    return { file, width, bytes: content.length };
  };
  const widthsOf = (format: StillFormat) => (format === 'jpg' ? [960] : stillWidths);
  const files = stillFormats.map((format) => [format, widthsOf(format).map((width) => write(width, format))] as const);
  return Object.fromEntries(files) as Files;
}

/** The mean colour of a picture, as CSS writes it. */
export function meanColour(picture: string): string {
  const [red = 0, green = 0, blue = 0] = ffmpeg(
    '-i',
    picture,
    '-vf',
    'scale=1:1:flags=area',
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-',
  );
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
