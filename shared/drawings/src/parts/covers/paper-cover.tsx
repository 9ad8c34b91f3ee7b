import { coral } from '../../posters/poster-tones';
import { type CoverProps, emsOf, Label, rightHalf } from './cover-canvas';

const left = rightHalf + 22;

/** A sheet of paper: lines that stay, and lines that are struck out. */
export function PaperCover({ cover: { kept, struck }, tone, detail }: CoverProps<'paper'>) {
  const lines = [...kept.map((text) => ({ text, out: false })), ...struck.map((text) => ({ text, out: true }))];
  const step = 190 / lines.length;

  return (
    <>
      <path d="M250 36a12 12 0 0 1 12-12h152l38 38v172a12 12 0 0 1-12 12H262a12 12 0 0 1-12-12z" fill={tone.panel} />
      <path d="M414 24v26a12 12 0 0 0 12 12h26z" fill={tone.faint} />
      {lines.map(({ text, out }, index) => {
        const y = Math.round(46 + step * (index + 0.5));
        const width = Math.round(emsOf(text) * 16);
        return (
          <g key={text}>
            {detail ? (
              <Label x={left} y={y + 6} fill={out ? '#6B7D83' : tone.mark} bold={!out}>
                {text}
              </Label>
            ) : (
              <rect x={left} y={y - 6} width={width} height="12" rx="6" fill={out ? tone.faint : tone.mid} />
            )}
            {out && <path d={`M${left - 6} ${y}h${width + 12}`} stroke={coral} strokeWidth="4" strokeLinecap="round" />}
          </g>
        );
      })}
    </>
  );
}
