import { times } from '../figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

const waves = times(9)
  .map((wave) => `M${(wave * 83) % 320} ${124 + wave * 10}h${26 + (wave % 3) * 12}`)
  .join('');

function Water() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#F6E4D2" />
      <path d="M0 0H360V60H0Z" fill="#CFE6E6" />
      <path d="M0 34H360V70H0Z" fill="#E9E6DA" />
      <circle cx="250" cy="78" r="24" fill="#F0B45E" />
      <path d="M0 92Q60 66 120 84T236 88T360 76V120H0Z" fill="#7FB5B0" />
      <path d="M0 104Q70 92 130 102T260 100T360 106V130H0Z" fill="#4D928F" />
      <path d="M0 112H360V220H0Z" fill="#2B7F80" />
      <path d="M214 112H286L330 220H150Z" fill="#F6E4D2" opacity=".28" />
      <path d={waves} stroke="#8FCBC4" strokeWidth="2.4" strokeLinecap="round" opacity=".7" />
    </>
  );
}

function Ship() {
  return (
    <>
      <path d="M196 124H308L296 142H208Z" fill="#12333B" />
      <path d="M208 142H296L294 146H210Z" fill="#D9502A" />
      <path d="M274 124V100H298V124Z" fill="#F7FBFB" />
      <path d="M278 106h16" stroke="#12333B" strokeWidth="4" />
      {['#D9502A', '#E7F3F1', '#0B6E6E', '#F0B45E'].map((fill, box) => (
        <path key={fill} d={`M${206 + box * 16} 110h14v14h-14z`} fill={fill} />
      ))}
    </>
  );
}

/** The embankment with its lighthouse, and the gauge that the camera has in view. */
function Bank() {
  return (
    <>
      <path d="M0 132Q74 138 106 166T150 220H0Z" fill="#0A4A4D" />
      <path d="M0 142Q66 146 96 174T134 220H0Z" fill="#0B5C5E" />
      <path d="M44 150L50 54H70L76 150Z" fill="#F7FBFB" />
      <path d="M48 80H72L73 102H47ZM46 118H74L75 138H45Z" fill="#D9502A" />
      <path d="M46 54H74V48H46Z" fill="#12333B" />
      <path d="M52 48V34H68V48Z" fill="#FFD978" />
      <path d="M49 34L60 22L71 34Z" fill="#12333B" />
      <path d="M156 108H172V206H156Z" fill="#F7FBFB" />
      <path
        d="M156 116h12m-12 10h8m-8 10h12m-12 10h8m-8 10h12m-12 10h8m-8 10h12m-12 10h8m-8 10h12"
        stroke="#12333B"
        strokeWidth="2"
      />
      <path d="M156 168H172V206H156Z" fill="#2B7F80" opacity=".66" />
    </>
  );
}

function Estuary() {
  return (
    <>
      <Water />
      <Ship />
      <Bank />
      <path d="M108 50q7-8 12 0 6-8 13 0M136 38q6-7 10 0 5-7 11 0" stroke="#12333B" strokeWidth="2" fill="none" />
    </>
  );
}

/** A river mouth at dawn, seen by a camera that never leaves: lighthouse, freighter, water gauge. */
export const estuaryScene: Drawing = { width: 360, height: 220, Draw: Estuary };
