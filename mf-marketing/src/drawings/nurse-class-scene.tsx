import { Bust } from '@site/drawings/figure/bust';
import { brownHair, greyHair } from '@site/drawings/figure/head';
import { Person } from '@site/drawings/figure/person';
import { times } from '@site/drawings/figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

function Ward() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#E4F0F6" />
      <path d="M0 172H360V220H0Z" fill="#BCD3DE" />
      <path d="M18 22H116V104H18Z" fill="#fff" />
      {times(3).map((step) => (
        <g key={step}>
          <circle cx="34" cy={40 + step * 23} r="8" fill={['#2A6A8C', '#6CA9C4', '#A9CDDD'][step]} />
          <path d={`M50 ${40 + step * 23}h${52 - step * 8}`} stroke="#BCD3DE" strokeWidth="6" strokeLinecap="round" />
        </g>
      ))}
      <path d="M284 20H344V80H284Z" fill="#fff" />
      <path d="M308 32h12v12h12v12h-12v12h-12V56h-12V44h12z" fill="#2F9A76" />
    </>
  );
}

/** The cap of a nurse on a head of radius 1. */
function NurseCap() {
  return <path d="M-.9-.7L-.7-1.5H.6L.8-.8Q0-1.1-.9-.7Z" fill="#fff" stroke="#A9CDDD" strokeWidth=".08" />;
}

/** A cuff on the arm of a patient, and the meter on the table. */
function Table() {
  return (
    <>
      <path d="M120 168H348V178H120Z" fill="#fff" />
      <path d="M140 178V216M328 178V216" stroke="#8FB3C4" strokeWidth="6" />
      <path d="M206 146H246V168H206Z" fill="#F7FBFB" stroke="#8FB3C4" strokeWidth="2" />
      <path d="M212 151H240V160H212Z" fill="#2A6A8C" />
      <path d="M246 158Q262 166 276 152" stroke="#24454C" strokeWidth="3" fill="none" />
      <path d="M150 150h22v18h-22z" fill="#6CA9C4" />
      <path d="M156 144h10v6h-10z" fill="#24454C" />
    </>
  );
}

function NurseClass() {
  return (
    <>
      <Ward />
      <Person
        x={176}
        y={212}
        scale={1.04}
        top="#6CA9C4"
        trousers="#6CA9C4"
        hair="bun"
        hairColour={brownHair}
        sleeve="short"
        hat={<NurseCap />}
        nearHand={[48, -82]}
        farHand={[66, -88]}
      />
      <Person
        x={306}
        y={214}
        scale={0.98}
        flipped
        top="#F2D2A8"
        hair="short"
        hairColour={greyHair}
        hip={[-2, -56]}
        feet={[
          [24, 0],
          [32, 0],
        ]}
        knees={[-1, -1]}
        sleeve="short"
        nearHand={[44, -70]}
        farHand={[38, -62]}
        between={<path d="M8-92L24-84L20-74L4-82Z" fill="#24454C" />}
        noShadow
      />
      <Table />
      <Bust x={50} y={182} radius={16} fill="#8C5A7C" view="back" hair="bob" hairColour={greyHair} />
    </>
  );
}

/** A nurse shows patients how to measure at home. */
export const nurseClassScene: Drawing = { width: 360, height: 220, Draw: NurseClass };
