import { brownHair, darkHair } from '@site/drawings/figure/head';
import { Person } from '@site/drawings/figure/person';
import { times } from '@site/drawings/figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

function Field() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#CDE9F4" />
      <path d="M0 92Q90 70 180 88T360 82V130H0Z" fill="#8FC08A" />
      <path d="M0 120H360V220H0Z" fill="#C5543A" />
      <path d="M0 140H360M0 166H360M0 194H360" stroke="#F4D9CC" strokeWidth="2.4" />
      {times(14).map((balloon) => (
        <g key={balloon}>
          <path d={`M${20 + balloon * 26} ${46 + (balloon % 3) * 12}v54`} stroke="#fff" />
          <ellipse
            cx={20 + balloon * 26}
            cy={38 + (balloon % 3) * 12}
            rx="9"
            ry="11"
            fill={['#D9502A', '#F0B45E', '#2A9490', '#E8A98E'][balloon % 4]}
          />
        </g>
      ))}
    </>
  );
}

function Pupil({ x, y, tall, index }: { x: number; y: number; tall: number; index: number }) {
  return (
    <Person
      x={x}
      y={y}
      scale={tall}
      headRadius={14}
      top={index % 2 ? '#F7FBFB' : '#FFF3D6'}
      trousers="#2A6A8C"
      sleeve="short"
      hair={index % 2 ? 'short' : 'tail'}
      hairColour={index % 3 ? darkHair : brownHair}
      nearHand={[18, -82]}
      farHand={[-22, -66]}
      feet={[
        [-16, 0],
        [18, -6],
      ]}
    />
  );
}

function Parade() {
  return (
    <>
      <Field />
      {times(4).map((index) => (
        <Pupil key={index} x={60 + index * 56} y={172} tall={0.58} index={index} />
      ))}
      {times(4).map((index) => (
        <Pupil key={index} x={32 + index * 60} y={204} tall={0.7} index={index + 1} />
      ))}
      <Person
        x={300}
        y={206}
        scale={0.76}
        headRadius={14}
        top="#D9502A"
        trousers="#F7FBFB"
        hair="bob"
        nearHand={[20, -88]}
        farHand={[22, -104]}
        front={
          <>
            <path d="M22-62V-214" stroke="#8A6A48" strokeWidth="3.6" />
            <path d="M22-214H-50V-164H22Z" fill="#0B6E6E" />
            <path d="M-38-198H8M-38-182H-12" stroke="#F7FBFB" strokeWidth="6" strokeLinecap="round" />
          </>
        }
      />
    </>
  );
}

/** A class marches in behind its banner. */
export const paradeScene: Drawing = { width: 360, height: 220, Draw: Parade };
