import type { Roof, StoreNetwork } from '../../stages/store-network';

/** A shop is drawn 152 wide with its left foot at (0, 0). */
export const shopWidth = 152;

/** No name of a shop is smaller than this, in units of the picture. */
const smallest = 12.5;

const wall = '#17696B';
const sign = '#06363A';
const line = '#2B7F80';

const roofs: Record<Roof, { d: string; height: number }> = {
  flat: { d: 'M-4-127h160v10H-4z', height: 127 },
  gable: { d: 'M-7-117 76-152l83 35z', height: 152 },
  arch: { d: 'M-4-121h26c2-24 26-32 54-32s52 8 54 32h26v6H-4z', height: 153 },
  step: { d: 'M-4-117v-8h34v-12h92v12h34v8z', height: 137 },
  saw: { d: 'M-4-117v-8l40-22v22l40-22v22l40-22v22l40-22v30z', height: 147 },
  slab: { d: 'M-12-117 0-131h152l12 14z', height: 131 },
};

/** From the ground to the tip of the roof, in the shop's own units. */
export function roofHeight(roof: Roof): number {
  return roofs[roof].height;
}

const awning = (from: number) =>
  Array.from({ length: 4 }, (_, index) => `M${from + index * 38}-84h19v15a9.5 8 0 0 1-19 0z`).join('');

/** What all shops have in common, for `<use>`; the screen in the window shows the scene with the id `scene`. */
export function ShopSymbol({ id, scene }: { id: string; scene: string }) {
  return (
    <symbol id={id} overflow="visible">
      <path d="M0-119h152V0H0z" fill="#0F5558" />
      <path d="M10-113h132v25H10z" fill={sign} />
      <path d="M10-70h90v60H10zM115-61h22v40h-22z" fill="#F6E9CF" />
      <use href={`#${scene}`} x="15" y="-62" width="80" height="48" />
      <path d="M15-62h80v48H15z" fill="none" stroke={sign} strokeWidth="2" />
      <path d="M110-66h32V0h-32zm5 5v40h22v-40z" fill="#0A474A" fillRule="evenodd" />
      <path d={awning(0)} fill="#7FE3D4" />
      <path d={awning(19)} fill="#F2FAF9" />
      <path d="M0-87h152v4H0zM-4-4h160v4H-4z" fill={wall} />
    </symbol>
  );
}

type ShopProps = { store: StoreNetwork['stores'][number]; x: number; ground: number; size: number; shop: string };

/** One shop with its roof and its name; names are centred by what is around. */
export function Shop({ store, x, ground, size, shop }: ShopProps) {
  const lettering = Math.max(18, smallest / size);

  return (
    <g transform={`translate(${x} ${ground})scale(${size})`}>
      <path d={roofs[store.roof].d} fill={wall} stroke={line} />
      <use href={`#${shop}`} />
      <text x="76" y={Math.round(lettering / 1.5 - 201) / 2} fontSize={lettering} fill="#E6F1F0">
        {store.name}
      </text>
    </g>
  );
}

/** The orders that shops have just got, each over its roof. */
export function OrderPills({ shops }: { shops: readonly Pick<ShopProps, 'store' | 'x' | 'ground' | 'size'>[] }) {
  const pills = shops.map(({ store, x, ground, size }) => ({
    text: `订单 +${store.orders}`,
    name: store.name,
    x: Math.round(x + (shopWidth * size) / 2),
    y: Math.round(ground - roofs[store.roof].height * size - 33),
  }));

  return (
    <>
      <path
        d={pills.map(({ x, y }) => `M${x - 21.5} ${y + 11.5}h43`).join('')}
        stroke="#FF8A5C"
        strokeWidth="23"
        strokeLinecap="round"
      />
      <g fontSize="13" fontWeight="700" fill="#06292D">
        {pills.map(({ name, text, x, y }) => (
          <text key={name} x={x} y={y + 16}>
            {text}
          </text>
        ))}
      </g>
    </>
  );
}
