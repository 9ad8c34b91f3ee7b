import { ShopConsole } from './home-online-shop-live-console';

export const gallery = {
  ground: 'dark',
  console: 'shop',
  pictures: { 390: { file: 'shop-hero-390.png' }, 1440: { file: 'shop-hero-1440.png' } },
};

export const Ready = () => <ShopConsole />;
