import { grouped } from '@site/shared/page/grouped';
import { coral } from '../../posters/poster-tones';
import { type CoverProps, Label, rightHalf } from './cover-canvas';

const middle = rightHalf + 101;
const widest = 202;

/** Steps that lose people, each as wide as who is left; the root keeps the last one visible. */
export function FunnelCover({ cover: { steps, mark }, tone, detail }: CoverProps<'funnel'>) {
  const top = Math.max(...steps.map(({ value }) => value));
  const height = 222 / steps.length;

  return steps.map(({ name, value }, index) => {
    const width = Math.round(widest * Math.max(0.3, Math.sqrt(value / top)));
    const y = Math.round(24 + height * index);
    const marked = index === mark;
    return (
      <g key={name}>
        <rect
          x={middle - width / 2}
          y={y}
          width={width}
          height={Math.round(height - 6)}
          rx="8"
          fill={marked ? coral : tone.panel}
        />
        {detail && (
          <Label
            x={middle}
            y={y + height / 2 + 2}
            size={15}
            fill={marked ? '#fff' : tone.mark}
            anchor="middle"
            bold={marked}
          >
            {width > 130 ? `${name} ${grouped(value)}` : grouped(value)}
          </Label>
        )}
      </g>
    );
  });
}
