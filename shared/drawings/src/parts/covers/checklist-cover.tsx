import { coral } from '../../posters/poster-tones';
import { type CoverProps, Label, rightHalf } from './cover-canvas';

const top = 34;
const sheet = 202;

/** A sheet with boxes; the first that is still open is the one to look at. */
export function ChecklistCover({ cover: { items, done }, tone, detail }: CoverProps<'checklist'>) {
  const step = sheet / items.length;

  return (
    <>
      <rect x={rightHalf} y={top - 10} width="202" height="222" rx="12" fill={tone.panel} />
      {items.map((item, index) => {
        const y = Math.round(top + step * (index + 0.5));
        const ticked = index < done;
        return (
          <g key={item}>
            <path
              d={`M${rightHalf + 18} ${y - 11}h22v22h-22z`}
              fill={ticked ? tone.strong : 'none'}
              stroke={ticked ? tone.strong : index === done ? coral : tone.mid}
              strokeWidth="3"
              strokeLinejoin="round"
            />
            {ticked && detail && (
              <path d={`m${rightHalf + 23} ${y}l5 5 8-9`} fill="none" stroke="#fff" strokeWidth="3" />
            )}
            {detail ? (
              <Label x={rightHalf + 54} y={y + 6} fill={tone.mark} bold={index === done}>
                {item}
              </Label>
            ) : (
              <rect x={rightHalf + 54} y={y - 5} width={20 + item.length * 14} height="10" rx="5" fill={tone.faint} />
            )}
          </g>
        );
      })}
    </>
  );
}
