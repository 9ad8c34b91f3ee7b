import type { Drawing } from '@site/shared/ui/drawing';
import { signal } from '../../stages/stage-colours';
import { type Channel, channels } from './mixer-channels';

function Name({ name, x, level }: Channel) {
  const open = level > 0;

  return (
    <>
      <text x={x + 15} y="18" fill={open ? '#E1F0EE' : '#8FB3B1'}>
        {name}
      </text>
      <rect x={x} y="26" width="30" height="20" rx="3" fill={open ? '#12464D' : '#4A2A22'} />
      <text x={x + 15} y="40" fill={open ? '#BFE3DE' : '#FFB79E'}>
        {open ? '开' : '静音'}
      </text>
    </>
  );
}

function Names() {
  return (
    <g fontSize="12" textAnchor="middle">
      {channels.map((channel) => (
        <Name key={channel.name} {...channel} />
      ))}
      <text x="226" y="18" fontWeight="700" fill="#fff">
        主输出
      </text>
      <text x="226" y="40" fill={signal}>
        -9 dB
      </text>
    </g>
  );
}

/** What stands below the faders; phones show three channels of it. */
export const mixerNames: Drawing = { width: 250, height: 54, Draw: Names };
