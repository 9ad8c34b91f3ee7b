import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ShowSource } from './content-drawings';
import { captionsOf, chaptersOf } from './captions';
import type { Darkroom } from './darkroom';
import { posterSvg, showHash } from './drawn-svg';
import { type Held, frameRate, framesOf } from './film-frames';
import type { MediaFolder } from './media-folder';

export const filmSize = { width: 960, height: 540 };

/** Holds are long and nothing moves in them: few key frames, and as many bits as sharp letters need. */
const h264 = ['-c:v', 'libx264', '-preset', 'faster', '-crf', '25', '-tune', 'animation', '-g', '60'];
const vp9 = ['-c:v', 'libvpx-vp9', '-crf', '38', '-b:v', '0', '-deadline', 'realtime', '-cpu-used', '7', '-g', '60'];

/** A list for ffmpeg's concat reader: each picture with the seconds that it stands. */
async function develop(darkroom: Darkroom, frames: readonly Held[]): Promise<string> {
  const lines: string[] = [];
  const hold = (file: string, count: number) =>
    lines.push(`file '${file}'`, `duration ${(count / frameRate).toFixed(6)}`);
  for (const [index, { svg, frames: count }] of frames.entries()) {
    const file = path.join(darkroom.scratch, `frame-${index}.png`);
    writeFileSync(file, await darkroom.photograph(svg, filmSize));
    // The last picture is given twice: without a picture after it, it would not be held.
    const ends = index === frames.length - 1;
    hold(file, ends ? Math.max(1, count - 1) : count);
    if (ends) hold(file, 1);
  }
  const list = path.join(darkroom.scratch, 'frames.txt');
  writeFileSync(list, `ffconcat version 1.0\n${lines.join('\n')}\n`);
  return list;
}

/** Only the pictures that differ are encoded; times lie on the grid of the frame rate, so that the length is exact. */
function encode(darkroom: Darkroom, list: string, type: 'mp4' | 'webm', settings: readonly string[]): Buffer {
  const film = path.join(darkroom.scratch, `film.${type}`);
  const reader = ['-f', 'concat', '-safe', '0', '-i', list, '-fps_mode', 'vfr', '-r', String(frameRate)];
  darkroom.ffmpeg([...reader, '-pix_fmt', 'yuv420p', ...settings, '-an', '-movflags', '+faststart', film]);
  return readFileSync(film);
}

/** Films a show: MP4, WebM, poster, captions and chapters. */
export async function filmShow(folder: MediaFolder, darkroom: Darkroom, { id, show }: ShowSource): Promise<void> {
  const list = await develop(darkroom, framesOf(show));
  const poster = posterSvg(show);
  const webp = darkroom.convert(await darkroom.photograph(poster, filmSize), 'webp', ['-quality', '82']);
  folder.keep(id, {
    source: showHash(show),
    seconds: show.seconds,
    files: {
      mp4: folder.write(id, 'mp4', encode(darkroom, list, 'mp4', h264), filmSize),
      webm: folder.write(id, 'webm', encode(darkroom, list, 'webm', vp9), filmSize),
      poster: folder.write(`${id}-poster`, 'webp', webp, filmSize),
      drawing: folder.write(`${id}-drawing`, 'svg', poster, filmSize),
      captions: folder.write(`${id}-captions`, 'vtt', captionsOf(show)),
      chapters: folder.write(`${id}-chapters`, 'vtt', chaptersOf(show)),
    },
  });
}
