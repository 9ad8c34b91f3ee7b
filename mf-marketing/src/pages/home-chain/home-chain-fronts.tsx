import type { Drawing } from '@site/shared/ui/drawing';
import type { ReactNode } from 'react';
import { chainTrades } from '../../content/home-chain/sections';
import { BabyWindow, PharmacyWindow, SalonWindow, TeaWindow } from './home-chain-windows';

type Look = {
  sky: string;
  street: string;
  wall: string;
  band: string;
  /** Of the awning, with its stripes. */
  cloth: readonly [string, string];
  roof: ReactNode;
  window: ReactNode;
};

/** Where the awning's scallops of one colour hang. */
const scallops = (from: number) =>
  Array.from({ length: 5 }, (_, index) => `M${from + index * 40} 84h20v11a10 8 0 0 1-20 0z`).join('');

function Front({ sign, orders, look }: { sign: string; orders: number; look: Look }) {
  return (
    <>
      <path d="M0 0h240v188H0z" fill={look.sky} />
      <path d="M0 170h240v18H0z" fill={look.street} />
      {look.roof}
      <path d="M20 52h200v118H20z" fill={look.wall} />
      <path d="M20 58h200v26H20z" fill={look.band} />
      <text x="120" y="77" fontSize="17" fontWeight="600" fill="#fff" textAnchor="middle">
        {sign}
      </text>
      <path d="M28 92h132v74H28z" fill="#fff" />
      <g transform="translate(32 96)">{look.window}</g>
      <path d="M168 92h42v78h-42z" fill="#fff" />
      <path d="M172 96h34v74h-34z" fill="#F6E9CF" />
      <path d="M176 128v16" stroke={look.band} strokeWidth="3" strokeLinecap="round" />
      <path d={scallops(20)} fill={look.cloth[0]} />
      <path d={scallops(40)} fill={look.cloth[1]} />
      <rect x="83" y="9" width="74" height="25" rx="12.5" fill="#FF8A5C" />
      <text x="120" y="26.5" fontSize="14" fontWeight="700" fill="#06292D" textAnchor="middle">
        订单 +{orders}
      </text>
    </>
  );
}

const looks: Record<'tea' | 'beauty' | 'baby' | 'pharmacy', Look> = {
  tea: {
    sky: '#06363A',
    street: '#052B2F',
    wall: '#0F5558',
    band: '#0A474A',
    cloth: ['#7FE3D4', '#F2FAF9'],
    roof: <path d="M34 52q0-12 20-12h132q20 0 20 12z" fill="#17696B" />,
    window: <TeaWindow />,
  },
  beauty: {
    sky: '#F6DDD2',
    street: '#E2BBAA',
    wall: '#FFF6F1',
    band: '#A93210',
    cloth: ['#D9502A', '#FFF6F1'],
    roof: <path d="M12 44h216v8H12z" fill="#C46A4C" />,
    window: <SalonWindow />,
  },
  baby: {
    sky: '#CFE8E3',
    street: '#A9CFC8',
    wall: '#F2FAF9',
    band: '#0B6E6E',
    cloth: ['#F0B35B', '#FFF8E8'],
    roof: <path d="M10 52 120 22l110 30z" fill="#2F8F89" />,
    window: <BabyWindow />,
  },
  pharmacy: {
    sky: '#E7DFD1',
    street: '#CBBFA9',
    wall: '#FBF8F2',
    band: '#067647',
    cloth: ['#067647', '#E3F2EA'],
    roof: (
      <>
        <path d="M20 46h200v6H20z" fill="#8A7A5C" />
        <path d="M194 14h10v8h8v10h-8v8h-10v-8h-8V22h8z" fill="#067647" />
      </>
    ),
    window: <PharmacyWindow />,
  },
};

function front({ sign, orders }: (typeof chainTrades)[number], look: Look): Drawing {
  return { width: 240, height: 188, Draw: () => <Front sign={sign} orders={orders} look={look} /> };
}

const [tea, beauty, baby, pharmacy] = chainTrades;

/** The shop fronts of four trades, each with its sign, its orders and its own things in the window. */
export const frontDrawings = {
  teaFront: front(tea, looks.tea),
  beautyFront: front(beauty, looks.beauty),
  babyFront: front(baby, looks.baby),
  pharmacyFront: front(pharmacy, looks.pharmacy),
};
