import { Pill } from './network-pill';
import type { StoreNetwork } from '../../stages/store-network';

type Placed = { network: StoreNetwork; x: number; y: number };

/** The headquarters' room on a screen, with live sign, viewers and the offer on its lower third; 276 × 172 at size 1. */
export function Headquarters({ network, x, y, size, scene }: Placed & { size: number; scene: string }) {
  const width = 276 * size;
  const height = 172 * size;

  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={width} height={height} rx="14" fill="#0A474A" stroke="#2B7F80" strokeWidth="1.5" />
      <use href={`#${scene}`} x="10" y="10" width={width - 20} height={height - 20} />
      <Pill x={18} y={18} width={100} text="总部直播中" live />
      <Pill x={width - 130} y={18} width={112} text={network.viewers} />
      <rect x={width / 2 - 92} y={height - 50} width="184" height="30" rx="6" fill="#fff" />
      <path d={`M${width / 2 - 90} ${height - 50}v30`} stroke="#C73E16" strokeWidth="4" />
      <text x={width / 2} y={height - 30} fontSize="13" fontWeight="700" fill="#10242B" textAnchor="middle">
        {network.offer}
      </text>
    </g>
  );
}

/** How a customer is bound to a store: by whose code, and for how long. */
export function BindingCard({ network, x, y }: Placed) {
  const { store, guide, days, passed } = network.binding;
  const part = (168 * passed) / days;

  return (
    <g transform={`translate(${x} ${y})`} fontSize="13" fill="#9FC4C3">
      <rect width="200" height="152" rx="12" fill="#0A474A" stroke="#1B6264" />
      <text x="16" y="30" fontSize="13.5" fontWeight="700" fill="#fff">
        客户从哪家店进来
      </text>
      <text x="16" y="56">
        扫门店码进入
      </text>
      <text x="16" y="78" fill="#fff">
        {`${store} · ${guide}`}
      </text>
      <path d="M16 106h168" stroke="#06363A" strokeWidth="4" strokeLinecap="round" />
      <path d={`M16 106h${Math.round(part)}`} stroke="#7FE3D4" strokeWidth="4" strokeLinecap="round" />
      <circle cx={16 + Math.round(part)} cy="106" r="5" fill="#fff" />
      <text x="16" y="134">
        {`已绑定 ${passed} 天`}
      </text>
      <text x="184" y="134" textAnchor="end">
        {`保护期 ${days} 天`}
      </text>
    </g>
  );
}

/** The last orders and whose they are. */
export function OrdersCard({ network, x, y, width = 200 }: Placed & { width?: number }) {
  return (
    <g transform={`translate(${x} ${y})`} fontSize="13" fill="#10242B">
      <rect width={width} height="152" rx="12" fill="#fff" />
      <text x="16" y="30" fontSize="13.5" fontWeight="700">
        订单归属
      </text>
      <path d={network.orders.map((_, index) => `M16 ${42 + index * 36}.5h${width - 32}`).join('')} stroke="#D9E5E5" />
      {network.orders.map(({ goods }, index) => (
        <text key={goods} x="16" y={65 + index * 36}>
          {goods}
        </text>
      ))}
      <g fill="#4A5F66" textAnchor="end">
        <text x={width - 16} y="30">
          实时
        </text>
        {network.orders.map(({ goods, store, guide }, index) => (
          <text key={goods} x={width - 16} y={65 + index * 36}>
            <tspan fill="#0B6E6E" fontWeight="700">
              {store}
            </tspan>
            {` ${guide}`}
          </text>
        ))}
      </g>
    </g>
  );
}
