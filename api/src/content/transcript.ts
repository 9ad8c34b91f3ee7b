import type { TranscriptLine } from '@site/shared/contract/info';

/** `03:20` in seconds. */
export function secondsOf(time: string): number {
  const [minutes = '0', seconds = '0'] = time.split(':');
  return Number(minutes) * 60 + Number(seconds);
}

/** Lines `[00:12] text`; a line without a time continues the previous one. */
export function parseTranscript(text: string): TranscriptLine[] {
  const lines: TranscriptLine[] = [];
  for (const line of text
    .split('\n')
    .map((raw) => raw.trim())
    .filter(Boolean)) {
    const match = /^\[(\d{1,3}:\d{2})\]\s*(.*)$/.exec(line);
    const last = lines.at(-1);
    if (match?.[1]) lines.push({ time: match[1], seconds: secondsOf(match[1]), text: match[2] ?? '' });
    else if (last) last.text += line;
  }
  return lines;
}
