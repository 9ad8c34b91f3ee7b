import { Bust } from '../figure/bust';
import { Collar } from '../figure/clothes';
import { brownHair } from '../figure/head';
import { Person } from '../figure/person';
import { times } from '../figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

function Office() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#E3ECEB" />
      <path d="M0 176H360V220H0Z" fill="#C2D2D0" />
      <path d="M16 18H92V96H16Z" fill="#fff" />
      {times(4).map((row) => (
        <g key={row}>
          <circle cx="28" cy={32 + row * 17} r="4" fill={row < 2 ? '#2FB88C' : '#BCDDD8'} />
          <path d={`M38 ${32 + row * 17}h42`} stroke="#9DB9B6" strokeWidth="4" strokeLinecap="round" />
        </g>
      ))}
    </>
  );
}

const candidates = [
  { fill: '#D9502A', hair: 'short' },
  { fill: '#2A9490', hair: 'bob' },
  { fill: '#12464D', hair: 'tail' },
  { fill: '#F6C98A', hair: 'short' },
] as const;

/** Four candidates, one of them talking. */
function Wall() {
  return (
    <>
      <rect x="118" y="16" width="206" height="122" rx="6" fill="#0A1C22" />
      {candidates.map(({ fill, hair }, index) => {
        const [x, y] = [124 + (index % 2) * 99, 22 + Math.floor(index / 2) * 57];
        return (
          <g key={fill}>
            <rect x={x} y={y} width="95" height="53" rx="2" fill={index === 1 ? '#F6E9CF' : '#BCDDD8'} />
            <Bust x={x + 47} y={y + 20} radius={9.6} fill={fill} view="front" hair={hair} hairColour={brownHair} />
            {index === 1 && (
              <rect x={x + 1} y={y + 1} width="93" height="51" rx="2" fill="none" stroke="#2FB88C" strokeWidth="3" />
            )}
          </g>
        );
      })}
    </>
  );
}

function Desk() {
  return (
    <>
      <path d="M60 162H330V172H60Z" fill="#D9AE7F" />
      <path d="M76 172V216M314 172V216" stroke="#A6805A" strokeWidth="7" />
      <path d="M196 162l8-26h52l-8 26z" fill="#24454C" />
      <path d="M276 162v-14h14v14z" fill="#D9502A" />
      <path d="M140 160h40l4-4h-40z" fill="#F7FBFB" />
    </>
  );
}

function VideoInterview() {
  return (
    <>
      <Office />
      <Wall />
      <Person
        x={104}
        y={214}
        scale={1}
        top="#0B6E6E"
        hair="bun"
        wear={<Collar />}
        nearHand={[42, -76]}
        farHand={[48, -100]}
        farElbow={1}
      />
      <Desk />
    </>
  );
}

/** Interviews by video on the day of the live stream. */
export const videoInterviewScene: Drawing = { width: 360, height: 220, Draw: VideoInterview };
