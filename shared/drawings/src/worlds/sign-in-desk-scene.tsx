import { Collar } from '../figure/clothes';
import { Bust } from '../figure/bust';
import { brownHair, greyHair } from '../figure/head';
import { Plant } from '../figure/gear';
import { Person } from '../figure/person';
import { times } from '../figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

function Hall() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#F2EEE8" />
      <path d="M0 166H360V220H0Z" fill="#DDD3C3" />
      <path d="M0 166H360V169H0Z" fill="#CBBFAB" />
      <path d="M40 18H320V104H40Z" fill="#0B6E6E" />
      <path d="M48 26H312V96H48Z" fill="#0A5A5A" />
      <path d="M72 46h128M72 64h84" stroke="#F7FBFB" strokeWidth="8" strokeLinecap="round" />
      <path d="M72 82h60" stroke="#7FE3D4" strokeWidth="4" strokeLinecap="round" />
      <circle cx="268" cy="60" r="24" fill="none" stroke="#7FE3D4" strokeWidth="3" />
      <circle cx="268" cy="60" r="13" fill="#7FE3D4" />
      <Plant x={20} y={176} scale={0.9} pot="#C9A67C" />
      <Plant x={342} y={176} scale={0.9} pot="#C9A67C" />
    </>
  );
}

/** A desk with tablets and badges. */
function Desk() {
  return (
    <>
      <Bust x={142} y={124} radius={10} fill="#12464D" view="front" hair="bun" />
      <Bust x={222} y={124} radius={10} fill="#12464D" view="front" hair="short" />
      <path d="M96 150H268V158H96Z" fill="#F7FBFB" />
      <path d="M100 158H264V204H100Z" fill="#E0D8CA" />
      <path d="M112 166h140v8h-140z" fill="#C9DEDC" />
      {[118, 168, 226].map((x) => (
        <path key={x} d={`M${x} 150l4-18h22l-4 18z`} fill="#0A1C22" />
      ))}
      {times(4).map((card) => (
        <rect key={card} x={184 + card * 8} y={144 - card} width="7" height="6" rx="1" fill="#D9502A" />
      ))}
    </>
  );
}

function Visitors() {
  return (
    <>
      <Person
        x={72}
        y={212}
        scale={0.98}
        top="#D9502A"
        hair="long"
        hairColour={brownHair}
        nearHand={[40, -96]}
        farHand={[30, -88]}
        nearElbow={1}
        lean={4}
      />
      <Person
        x={298}
        y={212}
        scale={1}
        flipped
        top="#2A6A70"
        hair="short"
        hairColour={greyHair}
        wear={<Collar />}
        nearHand={[36, -96]}
        farHand={[-14, -80]}
        front={
          <g transform="translate(36 -100)rotate(-14)">
            <rect x="-5" y="-13" width="14" height="24" rx="2.5" fill="#0A1C22" />
            <rect x="-3" y="-10" width="10" height="18" rx="1" fill="#7FE3D4" />
          </g>
        }
      />
    </>
  );
}

function SignInDesk() {
  return (
    <>
      <Hall />
      <Desk />
      <Visitors />
    </>
  );
}

/** Members of an association sign in at a desk: one code, one badge. */
export const signInDeskScene: Drawing = { width: 360, height: 220, Draw: SignInDesk };
