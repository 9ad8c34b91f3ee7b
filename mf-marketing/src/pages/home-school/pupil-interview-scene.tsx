import { brownHair, darkHair } from '@site/drawings/figure/head';
import { CameraOnTripod } from '@site/drawings/figure/gear';
import { Person } from '@site/drawings/figure/person';
import { times } from '@site/drawings/figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

function Lawn() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#D6EEF6" />
      <path d="M0 104H360V220H0Z" fill="#86BC7C" />
      <path d="M0 104H360V112H0Z" fill="#6BA86B" />
      <path d="M124 26H342V104H124Z" fill="#0B6E6E" />
      {times(8).map((mark) => (
        <circle
          key={mark}
          cx={150 + (mark % 4) * 54}
          cy={46 + Math.floor(mark / 4) * 36}
          r="9"
          fill="none"
          stroke="#3E9F98"
          strokeWidth="4"
        />
      ))}
      <path d="M128 104V122M338 104V122" stroke="#24454C" strokeWidth="4" />
    </>
  );
}

function Runner() {
  return (
    <Person
      x={262}
      y={210}
      scale={0.94}
      headRadius={13}
      flipped
      top="#F0B45E"
      trousers="#24454C"
      sleeve="short"
      bareLegs
      skirt={20}
      skirtColour="#24454C"
      hair="short"
      hairColour={brownHair}
      nearHand={[8, -72]}
      farHand={[24, -66]}
      headband={<path d="M-1-.5L.9-.62L.94-.36L-1-.2Z" fill="#D9502A" />}
      wear={<path d="M-8-34h17v14H-8z" fill="#fff" />}
    />
  );
}

function PupilInterview() {
  return (
    <>
      <Lawn />
      <CameraOnTripod x={66} y={214} height={70} />
      <Person
        x={162}
        y={212}
        scale={0.9}
        headRadius={13}
        top="#F7FBFB"
        trousers="#2A6A8C"
        hair="tail"
        hairColour={darkHair}
        nearHand={[44, -116]}
        farHand={[18, -76]}
        wear={<path d="M-6-52L2-38L8-52L14-30L4-36L-2-28Z" fill="#D9502A" />}
        front={
          <>
            <path d="M46-116L56-126" stroke="#0A1C22" strokeWidth="4.5" strokeLinecap="round" />
            <circle cx="58" cy="-128" r="5" fill="#24454C" />
          </>
        }
      />
      <Runner />
    </>
  );
}

/** A pupil of the school's radio asks a runner. */
export const pupilInterviewScene: Drawing = { width: 360, height: 220, Draw: PupilInterview };
