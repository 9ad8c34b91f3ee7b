import { HomeConsole } from './index-console';

export const gallery = {
  ground: 'dark',
  console: 'home',
  pictures: { 1440: { file: 'operable-1440.png', top: 250, height: 730 } },
};

export const Ready = () => <HomeConsole />;
