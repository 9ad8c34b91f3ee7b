import { greyHair } from '@site/drawings/figure/head';
import { Cap } from '@site/drawings/figure/clothes';
import { Person } from '@site/drawings/figure/person';
import { times } from '@site/drawings/figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

function Pit() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#C8E8E2" />
      <circle cx="306" cy="40" r="22" fill="#FFD978" />
      <path d="M0 96Q80 84 170 94T360 90V140H0Z" fill="#7DB583" />
      <path d="M0 128H360V220H0Z" fill="#94C58A" />
      <path d="M0 156H116L96 196H0Z" fill="#C5543A" />
      <path d="M104 156H122L102 196H84Z" fill="#fff" />
      <path d="M122 152H352L344 202H96Z" fill="#E9CF9C" />
      <path d="M122 152H352L351 158H119Z" fill="#D3B57C" />
      {times(12).map((grain) => (
        <circle key={grain} cx={150 + grain * 16} cy={172 + ((grain * 7) % 22)} r="2" fill="#CDAE74" />
      ))}
      <path d="M130 206H340" stroke="#F7FBFB" strokeWidth="4" strokeDasharray="12 8" />
    </>
  );
}

function LongJump() {
  return (
    <>
      <Pit />
      <Person
        x={196}
        y={152}
        scale={0.92}
        lean={22}
        headRadius={13}
        top="#0B6E6E"
        trousers="#12333B"
        sleeve="short"
        bareLegs
        skirt={16}
        skirtColour="#12333B"
        hair="tail"
        hip={[0, -66]}
        feet={[
          [50, -34],
          [58, -46],
        ]}
        nearHand={[46, -104]}
        farHand={[-24, -128]}
        noShadow
      />
      <ellipse cx="206" cy="176" rx="30" ry="5" fill="#8A7038" opacity=".3" />
      <Person
        x={310}
        y={178}
        scale={0.74}
        flipped
        top="#F7FBFB"
        trousers="#5E6E72"
        hair="short"
        hairColour={greyHair}
        hat={<Cap fill="#D9502A" />}
        nearHand={[26, -90]}
        farHand={[28, -128]}
        farElbow={1}
        front={<path d="M28-128V-170M28-170H58L52-161L58-152H28" fill="#fff" stroke="#5E6E72" strokeWidth="2" />}
      />
    </>
  );
}

/** A pupil over the sand, the judge with the white flag. */
export const longJumpScene: Drawing = { width: 360, height: 220, Draw: LongJump };
