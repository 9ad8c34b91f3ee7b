import { Collar } from '../figure/clothes';
import { CameraOnTripod, OnAirTag } from '../figure/gear';
import { Person } from '../figure/person';
import { times } from '../figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

function Studio() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#DCEBEF" />
      <path d="M0 166H360V220H0Z" fill="#BFD3D8" />
      <path d="M0 0H360V12H0Z" fill="#12464D" />
    </>
  );
}

/** The product as it is: a list, a board of cards, and the pointer. */
function Screen() {
  return (
    <>
      <rect x="30" y="24" width="218" height="126" rx="8" fill="#0A1C22" />
      <rect x="36" y="30" width="206" height="114" rx="4" fill="#F7FBFB" />
      <path d="M36 30H78V144H36Z" fill="#E3EFED" />
      {times(5).map((entry) => (
        <path
          key={entry}
          d={`M44 ${46 + entry * 18}h26`}
          stroke={entry === 1 ? '#0B6E6E' : '#B4D0CD'}
          strokeWidth="5"
          strokeLinecap="round"
        />
      ))}
      {times(3).map((column) => (
        <g key={column}>
          <path d={`M${88 + column * 52} 44h34`} stroke="#4A6A70" strokeWidth="4" strokeLinecap="round" />
          {times(3 - column).map((card) => (
            <rect
              key={card}
              x={86 + column * 52}
              y={54 + card * 26}
              width="44"
              height="20"
              rx="3"
              fill={['#BCE3DE', '#F6D9CC', '#DDF1EE'][(column + card) % 3]}
            />
          ))}
        </g>
      ))}
      <rect x="146" y="96" width="44" height="20" rx="3" fill="#D9502A" />
      <path d="M182 108l4 18 5-7 8 1z" fill="#0A1C22" stroke="#fff" strokeWidth="1.4" />
      <OnAirTag x={180} y={36} />
      <path d="M130 150h20v16h-20zM112 166h56v5h-56z" fill="#24454C" />
    </>
  );
}

function Host() {
  return (
    <Person
      x={290}
      y={210}
      scale={1}
      flipped
      top="#0B6E6E"
      trousers="#24454C"
      hair="short"
      glasses
      wear={<Collar />}
      nearHand={[30, -84]}
      farHand={[50, -116]}
      farElbow={1}
      front={<rect x="24" y="-90" width="12" height="8" rx="2" fill="#0A1C22" />}
    />
  );
}

function SoftwareDemo() {
  return (
    <>
      <Studio />
      <Screen />
      <Host />
      <CameraOnTripod x={62} y={220} height={54} />
    </>
  );
}

/** A new version is shown by working with it, uncut. */
export const softwareDemoScene: Drawing = { width: 360, height: 220, Draw: SoftwareDemo };
