import { grouped } from '@site/shared/page/grouped';
import { coral } from '../../posters/poster-tones';
import { type CoverProps, Label, rightHalf } from './cover-canvas';

const height = 206;

/** Values side by side, each upon its name. */
export function BarsCover({ cover: { rows, mark }, tone, detail }: CoverProps<'bars'>) {
  const top = Math.max(...rows.map(({ value }) => value));
  const step = height / rows.length;

  return (
    <>
      <rect x={rightHalf} y="24" width="202" height="222" rx="12" fill={tone.panel} />
      {rows.map(({ name, value }, index) => {
        const y = Math.round(32 + step * index);
        const fill = index === mark ? coral : tone.mid;
        const bar = detail ? { y: y + step * 0.58, height: step * 0.26 } : { y: y + step * 0.26, height: step * 0.5 };
        return (
          <g key={name}>
            {detail && (
              <>
                <Label x={rightHalf + 16} y={y + step * 0.44} fill={tone.mark}>
                  {name}
                </Label>
                <Label x={rightHalf + 186} y={y + step * 0.44} fill={tone.mark} anchor="end" bold>
                  {grouped(value)}
                </Label>
              </>
            )}
            <rect
              x={rightHalf + 16}
              y={Math.round(bar.y)}
              width={Math.round((170 * value) / top)}
              height={Math.round(bar.height)}
              rx="4"
              fill={fill}
            />
          </g>
        );
      })}
    </>
  );
}
