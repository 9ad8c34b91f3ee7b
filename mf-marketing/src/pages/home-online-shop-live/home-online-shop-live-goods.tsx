import type { Drawing } from '@site/shared/ui/drawing';
import type { ReactNode } from 'react';
import type { Goods } from '../../content/home-online-shop-live/console';

const [brand, deep, coral, paper, sea, amber] = ['#0B6E6E', '#06363A', '#D9532C', '#FFFFFF', '#8FE0D4', '#E9B872'];

const shapes: Record<Goods['id'], ReactNode> = {
  coffee: (
    <>
      <path d="M42 22h36l5 9H37z" fill={deep} />
      <path d="M37 31h46v43H37z" fill={brand} />
      <path d="M46 41h28v24H46z" fill={paper} />
      <path d="M52 48h14v6a6 6 0 0 1-6 6h-2a6 6 0 0 1-6-6zm14 1h3v5h-3" fill="#7A4A2B" />
    </>
  ),
  oats: (
    <>
      <path d="M36 20h48l-4 6 4 44-5 4H41l-5-4 4-44z" fill={amber} />
      <path d="M42 34h36v24H42z" fill={paper} />
      <path d="M60 38v16m0-10-6-4m6 4 6-4m-6 10-6-4m6 4 6-4" stroke="#8A5A1E" strokeWidth="2" fill="none" />
    </>
  ),
  fruit: (
    <>
      <path d="M30 24h28v8H30zM64 38h26v7H64z" fill="#7A4A2B" />
      <path d="M28 32h32v42H28zM62 45h30v29H62z" fill={paper} />
      <path d="M28 44h32v18H28z" fill={coral} />
      <path d="M62 54h30v13H62z" fill={sea} />
      <path d="M36 49h16v8H36zM69 57h16v7H69z" fill={paper} />
    </>
  ),
  kettle: (
    <>
      <path d="M84 32c16-4 14 30-2 26" stroke={deep} strokeWidth="5" fill="none" />
      <path d="M44 52c-14 2-12-20-22-24" stroke="#B9D3D4" strokeWidth="5" fill="none" />
      <path d="M44 34h36l8 40H36z" fill="#D5E5E6" />
      <path d="M44 34h36l-3-7H47zM58 20h8v7h-8z" fill={deep} />
    </>
  ),
};

/** One of the goods under the light of its shelf. */
function onShelf(shape: ReactNode): Drawing {
  return {
    width: 120,
    height: 84,
    Draw: () => (
      <>
        <path d="M0 0h120v84H0z" fill="#F5E7CB" />
        <path d="M44 0h32l34 84H10z" fill="#FFF8E8" opacity=".7" />
        <path d="M0 74h120v10H0z" fill="#DDC090" />
        {shape}
      </>
    ),
  };
}

export const goods = {
  coffee: onShelf(shapes.coffee),
  oats: onShelf(shapes.oats),
  fruit: onShelf(shapes.fruit),
  kettle: onShelf(shapes.kettle),
} satisfies Record<Goods['id'], Drawing>;
