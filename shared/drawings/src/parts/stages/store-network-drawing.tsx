import { BindingCard, Headquarters, OrdersCard } from './network-cards';
import { type Line, linePath, orderLine } from './network-lines';
import { OrderPills, roofHeight, Shop, ShopSymbol, shopWidth } from './network-store';
import { type SceneProps, SceneSymbol } from '@site/shared/ui/drawing';
import { ember, signal } from '../../stages/stage-colours';
import type { StoreNetwork } from '../../stages/store-network';

/** Where everything stands in one arrangement. */
type Plan = {
  width: number;
  height: number;
  size: number;
  spots: readonly { x: number; ground: number; port: number; from: number; bus: number }[];
};

export const widePlan: Plan = {
  width: 760,
  height: 492,
  size: 0.73,
  spots: [
    { x: 12, port: 316, bus: 216 },
    { x: 137, port: 338, bus: 236 },
    { x: 262, port: 360, bus: 256 },
    { x: 387, port: 400, bus: 256 },
    { x: 512, port: 422, bus: 236 },
    { x: 637, port: 444, bus: 216 },
  ].map((spot) => ({ ...spot, from: 192, ground: 428 })),
};

/** Of a phone: one row of stores below the screen, two large ones or four small ones. */
const pair: Plan = {
  width: 350,
  height: 612,
  size: 0.8,
  spots: [
    { x: 24, port: 165, from: 214, bus: 240, ground: 426 },
    { x: 204, port: 185, from: 214, bus: 240, ground: 426 },
  ],
};
const row: Plan = {
  width: 350,
  height: 528,
  size: 0.5,
  spots: [
    { x: 5, port: 143, bus: 206 },
    { x: 93, port: 163, bus: 222 },
    { x: 181, port: 187, bus: 222 },
    { x: 269, port: 207, bus: 206 },
  ].map((spot) => ({ ...spot, from: 184, ground: 350 })),
};

/** `shop` and `scene` are the ids that `NetworkSymbols` defines. */
export type PictureProps = { network: StoreNetwork; shop: string; scene: string };
type PlannedProps = PictureProps & { plan: Plan };

function Lines({ network, plan }: Pick<PlannedProps, 'network' | 'plan'>) {
  const lines: Line[] = plan.spots.map(({ x, ground, port, from, bus }, index) => {
    const to = ground - roofHeight(network.stores[index]?.roof ?? 'flat') * plan.size;
    return { port, from, bus, centre: Math.round(x + (shopWidth * plan.size) / 2), to: Math.round(to) };
  });

  return (
    <g fill="none" strokeWidth="2" strokeLinecap="round">
      <path d={lines.map(linePath).join('')} stroke={signal} />
      <path
        d={lines.map((line) => linePath(orderLine({ ...line, to: line.to - 30 }))).join('')}
        stroke={ember}
        strokeDasharray=".1 6"
      />
    </g>
  );
}

function Shops({ network, plan, shop }: Omit<PlannedProps, 'scene'>) {
  const { size } = plan;
  const shops = plan.spots.flatMap(({ x, ground }, index) => {
    const store = network.stores[index];
    return store ? [{ store, x, ground, size }] : [];
  });

  return (
    <g textAnchor="middle">
      {shops.map((one) => (
        <Shop key={one.store.name} {...one} shop={shop} />
      ))}
      <OrderPills shops={shops} />
    </g>
  );
}

function Legend() {
  return (
    <g transform="translate(20 465)" fontSize="13" fill="#9FC4C3" strokeWidth="2" strokeLinecap="round">
      <path d="M0-4h30" stroke={signal} />
      <text x="40">直播画面 总部 → 门店</text>
      <path d="M200-4h30" stroke={ember} strokeDasharray=".1 6" />
      <text x="240">订单与业绩 → 归属门店</text>
    </g>
  );
}

/** Far houses behind the shops. */
const skyline =
  'M0 428V330h44v-30h50v52h30v-72h40v46h52v-34h62v52h44v-38h42v46h46v-70h48v28h52v-28h44v48h52v-74h46v42h44v-24h64v154z';

/** The street goes on to both sides, where a stage is wider than the picture. */
const street =
  'M-260 428V350h48v-36h52v58h40v-70h46v40h54v-30h20v116zM760 428V316h34v28h48v-46h44v66h50v-34h46v46h38v52z';
const further = [-113, 762] as const;

/** What headquarters and all shops have in common, defined once for both arrangements. */
export function NetworkSymbols({ shop, scene, ...shown }: Omit<PictureProps, 'network'> & SceneProps) {
  return (
    <defs>
      <SceneSymbol id={scene} {...shown} />
      <ShopSymbol id={shop} scene={scene} />
    </defs>
  );
}

export function WideNetwork({ network, shop, scene }: PictureProps) {
  return (
    <>
      <path d={skyline + street} fill="#083F43" />
      {further.map((x) => (
        <use key={x} href={`#${shop}`} transform={`translate(${x} 428)scale(.73)`} opacity=".4" />
      ))}
      <Lines network={network} plan={widePlan} />
      <path d="M-800 428.5h2360v90H-800z" fill="#052B2F" stroke="#2B7F80" />
      <Shops network={network} plan={widePlan} shop={shop} />
      <Headquarters network={network} x={242} y={20} size={1} scene={scene} />
      <BindingCard network={network} x={20} y={30} />
      <OrdersCard network={network} x={540} y={30} />
      <Legend />
    </>
  );
}

export function tallPlan({ stores }: StoreNetwork): Plan {
  return stores.length > pair.spots.length ? row : pair;
}

export function TallNetwork({ network, shop, scene }: PictureProps) {
  const plan = tallPlan(network);
  const screen = plan === row ? { x: 37, y: 12, size: 1 } : { x: 16, y: 16, size: 1.152 };

  return (
    <>
      <Lines network={network} plan={plan} />
      <path d={`M-800 ${plan.spots[0]?.ground}.5h${plan.width + 1600}`} stroke="#2B7F80" />
      <Shops network={network} plan={plan} shop={shop} />
      <Headquarters network={network} {...screen} scene={scene} />
      <OrdersCard network={network} x={16} y={plan.height - 166} width={318} />
    </>
  );
}
