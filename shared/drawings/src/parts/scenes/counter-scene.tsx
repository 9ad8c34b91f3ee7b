import { brand, mist, paper, strong } from '../../stages/stage-colours';
import type { Drawing } from '@site/shared/ui/drawing';

const hairDark = '#173E44';
const skin = '#F0CBB0';
const cup = '#E4633C';

function Wall() {
  return (
    <>
      <path d="M0 0H320V180H0Z" fill="#BEE0DB" />
      <circle cx="160" cy="74" r="62" fill="#DDF1EE" />
      <path d="M18 61.5h76m-76 38h76m132-38h76m-76 38h76" stroke="#8CC4BF" strokeWidth="3" />
    </>
  );
}

/** What stands on the shelves. */
function Cups() {
  return (
    <>
      <path d="M24 40h12v20H24zm44 40h18v18H68zM271 38h10v22h-10z" fill={brand} />
      <path d="M39 34h12v26H39zM26 78h22v20H26zm221-34h20v16h-20zm15 32h14v22h-14zm22-30h12v14h-12z" fill={paper} />
      <path d="M54 42h12v18H54zm-2 30h12v26H52zm180-36h12v24h-12zm47 46h16v16h-16z" fill="#4FA5A0" />
      <circle cx="80" cy="51" r="9" fill="#E6F4F2" />
    </>
  );
}

function Lamps() {
  return (
    <>
      <path d="M120 0v16m80-16v22" stroke="#5E9C98" strokeWidth="1.5" />
      <path d="M109 26a11 11 0 0 1 22 0zm80 6a11 11 0 0 1 22 0z" fill={strong} />
    </>
  );
}

function Keeper() {
  return (
    <>
      <path d="M137 66c-3-30 10-40 24-40s26 9 23 40c-1 8 2 14 4 20h-54c2-6 4-12 3-20Z" fill={hairDark} />
      <path d="M110 150c0-36 16-54 50-54s50 18 50 54z" fill={paper} />
      <path d="M150 80h20v16c0 6-5 10-10 10s-10-4-10-10z" fill="#E3B595" />
      <ellipse cx="160" cy="64" rx="17" ry="20" fill={skin} />
      <path d="M142 62c2-16 10-22 20-22 11 0 17 8 16 22-6-2-12-8-15-13-4 7-12 12-21 13Z" fill={hairDark} />
      <path d="M136 102c5 16 11 24 24 24s19-8 24-24l8 4v44h-64v-44z" fill={brand} />
      <path d="M206 138c10-4 20-16 24-32l10 3c-3 20-12 36-26 43zM114 138c-8-2-16-2-24 2l2 10h26z" fill={paper} />
      <path d="M229 104a7 7 0 1 1 14 0a7 7 0 1 1-14 0M83 145a7 7 0 1 1 14 0a7 7 0 1 1-14 0" fill={skin} />
    </>
  );
}

/** What she sells, on the counter and in her hand. */
function Drinks() {
  return (
    <>
      <path d="m228 78h20l-3 30h-14zM42 124h18l-3 22H45zm26 3h16l-2 19H70zm216 1h18v18h-18z" fill={paper} />
      <path d="m229 86h18l-1 10h-16zM70 133h12l-1 6H71z" fill={cup} />
      <path d="M226 74h24v5h-24zm14 0 3-12M40 121h22v4H40zm26 3h20v4H66z" fill={strong} stroke={strong} />
      <path d="M254 122h26v24h-26zM44 132h14l-1 7H45z" fill="#4FA5A0" />
    </>
  );
}

function Top() {
  return (
    <>
      <path d="M0 148H320v32H0z" fill={strong} />
      <path d="M0 146H320v5H0z" fill={mist} />
    </>
  );
}

/** The counter without her, its shelves empty. */
export function CounterPlace() {
  return (
    <>
      <Wall />
      <Lamps />
      <Top />
    </>
  );
}

/** She and her goods, down to the top of the counter. */
export function CounterPeople() {
  return (
    <svg width="320" height="146">
      <Cups />
      <Keeper />
      <Drinks />
    </svg>
  );
}

/** A shop keeper behind her counter, holding up the drink of the day: what headquarters sends to every store. */
export const counterScene: Drawing = {
  width: 320,
  height: 180,
  Draw: () => (
    <>
      <Wall />
      <Cups />
      <Lamps />
      <Keeper />
      <Drinks />
      <Top />
    </>
  ),
};
