import type { Drawing } from '@site/shared/ui/drawing';

const rows = [0, 1, 2, 3, 4];

/** The sheet as it was printed: a heading, five lines, held by two magnets; one corner has come loose. */
function Sheet() {
  return (
    <g transform="rotate(-4 170 210)">
      <path d="M74 76h192v268H74Z" fill="#BFD3CF" />
      <path d="M66 68h192v240l-26 28H66Z" fill="#FBF3E2" />
      <path d="M258 308l-26 28q4-18-4-30 14 8 30 2Z" fill="#E3D3B2" />
      <path d="M90 112h96" stroke="#6B5F4E" strokeWidth="11" />
      <path d="M90 132h140" stroke="#C4B79F" strokeWidth="5" />
      {rows.map((row) => (
        <g key={row} transform={`translate(90 ${162 + row * 34})`}>
          <path d="M0 0h20v16H0Z" fill="none" stroke="#A3947B" strokeWidth="3" />
          <path
            d={`M32 4h${[96, 76, 104, 84, 62][row]}M32 15h${[60, 92, 70, 52, 44][row]}`}
            stroke="#A3947B"
            strokeWidth="5"
          />
          {row < 2 && <path d="M3 7l6 7 14-20" fill="none" stroke="#C73E16" strokeWidth="4" strokeLinecap="round" />}
        </g>
      ))}
      <circle cx="94" cy="72" r="13" fill="#0B6E6E" />
      <circle cx="90" cy="68" r="4" fill="#7FC5BD" />
      <path d="M232 60l15 25h-30Z" fill="#D9502A" />
    </g>
  );
}

/** The door of the fridge, a child's drawing below its handle, the kitchen beside it. */
function Fridge() {
  return (
    <>
      <path d="M0 0h600v440H0Z" fill="#F3D9B8" />
      <path d="M476 0h124v440H476Z" fill="#F7E7CF" />
      <path d="M476 104h124v12H476ZM476 250h124v14H476Z" fill="#D9AE7F" />
      <path d="M500 62h26v42h-26Z" fill="#8FC08A" />
      <path d="M536 72q0-12 14-12t14 12v32h-28Z" fill="#E8A98E" />
      <path d="M516 264v40h74v-40M530 304v136M576 304v136" stroke="#C8986A" strokeWidth="7" fill="none" />
      <path d="M16 14q0-14 16-14h408q16 0 16 14v426H16Z" fill="#A9CFC9" />
      <path d="M16 14q0-14 16-14h396q16 0 16 14v426H16Z" fill="#D6EAE6" />
      <path d="M16 28h428" stroke="#A9CFC9" strokeWidth="5" />
      <path d="M414 84v150" stroke="#7FB0A9" strokeWidth="13" strokeLinecap="round" />
      <g transform="rotate(5 340 130)">
        <path d="M290 62h96v80h-96Z" fill="#fff" />
        <circle cx="318" cy="92" r="12" fill="#F6C98A" />
        <path d="M300 130q14-26 30-6t28-14 18 20Z" fill="#8FC08A" />
        <path d="M348 84l8 20h-16ZM356 84" fill="#D9502A" />
        <circle cx="338" cy="60" r="8" fill="#F0B45E" />
      </g>
    </>
  );
}

/** The page of today on a phone: the growth line, two pictures of a class, a reminder. */
function Phone() {
  return (
    <g transform="rotate(6 420 280)">
      <path d="M332 168q0-20 20-20h120q20 0 20 20v262H332Z" fill="#10242B" />
      <path d="M340 172q0-16 14-16h116q14 0 14 16v268H340Z" fill="#fff" />
      <path d="M340 172q0-16 14-16h116q14 0 14 16v82H340Z" fill="#E7F3F1" />
      <path d="M352 240q24-46 62-52t60-14v66Z" fill="#BCE3DE" />
      <path d="M352 240q24-46 62-52t60-14" fill="none" stroke="#0B6E6E" strokeWidth="4" />
      <circle cx="376" cy="209" r="7" fill="#0B6E6E" stroke="#fff" strokeWidth="3" />
      <circle cx="414" cy="188" r="8" fill="#C73E16" stroke="#fff" strokeWidth="3" />
      <path d="M350 266h58v46h-58ZM416 266h58v46h-58Z" fill="#FFF1E2" />
      <path d="M360 312q2-20 18-20t18 20ZM378 274a8 8 0 1 1 0 16a8 8 0 0 1 0-16Z" fill="#0B6E6E" />
      <path d="M426 312v-24l18 6 18-6v24l-18-4Z" fill="#F0B45E" />
      <path d="M350 322h124v34H350Z" fill="#06363A" />
      <path d="M360 334h62M360 345h40" stroke="#7FE3D4" strokeWidth="4" />
      <path d="M440 332h26v14h-26Z" fill="#FF8A5C" />
    </g>
  );
}

function Hand() {
  return (
    <>
      <path d="M470 440q-6-40 24-74l10-34q10-16 22-6t2 34l-14 40q22 8 26 40Z" fill="#F1CDB6" />
      <path d="M346 440q-22-14-34-46t-6-54q10-12 20 0l22 62q16 20 20 38Z" fill="#F1CDB6" />
      <path d="M300 440q-4-14 8-22h252q18 4 20 22Z" fill="#D9502A" />
    </>
  );
}

function FridgeDoor() {
  return (
    <>
      <Fridge />
      <Sheet />
      <Phone />
      <Hand />
      <path
        d="M216 196q52-42 128 4M206 264q62 34 138 22"
        fill="none"
        stroke="#C73E16"
        strokeWidth="4"
        strokeDasharray="2 10"
        strokeLinecap="round"
      />
    </>
  );
}

/** The printed sheet on a fridge, and beside it a phone with the page that came after it. */
export const fridgeScene: Drawing = { width: 600, height: 440, Draw: FridgeDoor };
