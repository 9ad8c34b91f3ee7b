import { paper } from '../stages/stage-colours';

/** Clothes about the hip of a figure, for `wear`. */
export function Collar({ fill = paper }: { fill?: string }) {
  return <path d="M-5-53L1-40L7-53Z" fill={fill} />;
}

export function Suit({ shirt = paper, tie }: { shirt?: string; tie?: string }) {
  return (
    <>
      <path d="M-5-53L1-32L7-53Z" fill={shirt} />
      {tie && <path d="M-1-50H3L4-30L1-26L-2-30Z" fill={tie} />}
    </>
  );
}

export function Apron({ fill, length = 14 }: { fill: string; length?: number }) {
  return (
    <>
      <path d={`M-7-38H8L11-14V${length}Q0 ${length + 4}-11 ${length}V-14Z`} fill={fill} />
      <path d="M-7-38L-4-52M8-38L5-52" stroke={fill} strokeWidth="2.4" />
    </>
  );
}

export function Lanyard({ stroke = '#D9502A' }: { stroke?: string }) {
  return (
    <>
      <path d="M-5-52L1-28L7-52" fill="none" stroke={stroke} strokeWidth="1.8" />
      <rect x="-4" y="-29" width="10" height="13" rx="1.5" fill={paper} />
    </>
  );
}

/** An open coat, as doctors and pharmacists have. */
export function Coat({
  length = 34,
  fill = paper,
  seam = '#D3E5E3',
}: {
  length?: number;
  fill?: string;
  seam?: string;
}) {
  return (
    <>
      <path
        d={`M-15-36Q-15-46-7-49L-4-53L1-22L6-53L8-49Q15-46 15-36L13-10L16 ${length}H2L1-18L-1 ${length}H-15L-12-10Z`}
        fill={fill}
      />
      <path d={`M1-22V${length - 2}`} stroke={seam} strokeWidth="1.2" />
      <path d="M-4-53L-8-44L1-22L6-53" fill="none" stroke={seam} strokeWidth="1.6" strokeLinejoin="round" />
    </>
  );
}

/** Hats about a head of radius 1. */
export function Helmet() {
  return (
    <>
      <path d="M-1.02-.3C-1.04-1.5 1.04-1.6 1.06-.42L1.36-.32Q1.4-.2 1.2-.2H-1.02Z" fill="#FFD978" />
      <path d="M-.1-1.34Q.2-1.4.42-1.28L.46-.9Q.2-1-.06-.9Z" fill="#F6C04E" />
    </>
  );
}

export function Cap({ fill = '#06363A' }: { fill?: string }) {
  return <path d="M-.98-.36C-1.1-1.5.9-1.6.92-.46L1.42-.28Q1.4-.16 1.2-.18L.4-.32Z" fill={fill} />;
}
