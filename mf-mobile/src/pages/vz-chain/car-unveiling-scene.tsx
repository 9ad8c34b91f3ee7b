import { Suit } from '@site/drawings/figure/clothes';
import { CameraOnTripod } from '@site/drawings/figure/gear';
import { Person } from '@site/drawings/figure/person';
import { times } from '@site/drawings/figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

/** The other showrooms on the wall, each with its own car below a cloth. */
function Wall() {
  return (
    <>
      <rect width="360" height="220" fill="#12464D" />
      <path d="M0 0H360V14H0Z" fill="#06282C" />
      {times(8).map((i) => {
        const [x, y] = [100 + (i % 4) * 62, 24 + Math.floor(i / 4) * 38];
        return (
          <g key={i}>
            <rect x={x} y={y} width="56" height="32" rx="3" fill="#06282C" />
            <rect x={x + 2.5} y={y + 2.5} width="51" height="27" rx="1.5" fill={i % 3 ? '#BFE3DE' : '#E7F3F1'} />
            <path
              d={`M${x + 10} ${y + 26}Q${x + 14} ${y + 12} ${x + 28} ${y + 11}T${x + 46} ${y + 26}Z`}
              fill="#D9502A"
            />
          </g>
        );
      })}
      <path d="M0 168H360V220H0Z" fill="#0A353B" />
      <ellipse cx="214" cy="194" rx="140" ry="18" fill="#1F6468" />
    </>
  );
}

function Car() {
  return (
    <>
      <path
        d="M92 178Q88 158 104 152Q128 146 160 142L188 118Q196 112 210 112H250Q264 112 276 122L294 140Q312 144 316 156V170Q316 178 308 178Z"
        fill="#E7F3F1"
      />
      <path d="M168 142L192 122Q198 117 208 117H222V142Z" fill="#24454C" />
      <path d="M94 158Q106 152 118 156L116 163H93Z" fill="#FFF3D6" />
      {[136, 272].map((x) => (
        <g key={x}>
          <circle cx={x} cy="178" r="20" fill="#041D21" />
          <circle cx={x} cy="178" r="11" fill="#BCD5D8" />
          <circle cx={x} cy="178" r="4" fill="#041D21" />
        </g>
      ))}
      {/* The cloth, half drawn away. */}
      <path
        d="M226 108Q262 104 284 120L302 138Q322 142 324 160L330 196Q300 186 284 198Q262 182 240 192Q246 150 226 108Z"
        fill="#D9502A"
      />
      <path d="M226 108Q246 150 240 192M284 120Q290 160 284 198" stroke="#A93A1B" strokeWidth="3" fill="none" />
    </>
  );
}

function CarUnveiling() {
  return (
    <>
      <Wall />
      <Car />
      <Person
        x={336}
        y={214}
        scale={0.94}
        flipped
        top="#0A1C22"
        hair="bob"
        wear={<Suit />}
        nearHand={[34, -74]}
        nearElbow={1}
        farHand={[28, -64]}
        lean={-6}
      />
      <Person
        x={62}
        y={214}
        scale={0.94}
        top="#F7FBFB"
        hair="short"
        nearHand={[30, -106]}
        nearElbow={1}
        farHand={[12, -72]}
      />
      <CameraOnTripod x={28} y={218} height={74} />
    </>
  );
}

/** A new car is unveiled, in eight other showrooms at the same moment. */
export const carUnveilingScene: Drawing = { width: 360, height: 220, Draw: CarUnveiling };
