import { coral } from '../../posters/poster-tones';
import { type CoverProps, Label } from './cover-canvas';

const line = 180;

/** Boxes on one line, as a signal runs through them. */
export function ChainCover({ cover: { nodes, mark }, tone, detail }: CoverProps<'chain'>) {
  const step = 424 / nodes.length;
  const width = step - 18;

  return (
    <>
      <path d={`M28 ${line}H480`} stroke={tone.mid} strokeWidth="3" strokeDasharray="2 7" strokeLinecap="round" />
      {nodes.map((node, index) => {
        const x = Math.round(28 + step * index);
        const marked = index === mark;
        return (
          <g key={node}>
            <rect x={x} y={line - 38} width={width} height="76" rx="12" fill={marked ? coral : tone.panel} />
            {detail ? (
              <Label
                x={x + width / 2}
                y={line + 6}
                size={Math.min(17, Math.floor((width - 8) / node.length))}
                fill={marked ? '#fff' : tone.mark}
                anchor="middle"
                bold
              >
                {node}
              </Label>
            ) : (
              <circle cx={x + width / 2} cy={line} r="12" fill={marked ? '#fff' : tone.mid} />
            )}
          </g>
        );
      })}
    </>
  );
}
