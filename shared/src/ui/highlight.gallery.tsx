import { Highlight } from './highlight';

const text = '抽奖和红包在同一个面板里设置';

export const Hit = () => (
  <p>
    <Highlight text={text} keyword="抽奖" />
  </p>
);

export const Pairs = () => (
  <p>
    <Highlight text={text} keyword="抽奖红包" />
  </p>
);

export const NoHit = () => (
  <p>
    <Highlight text={text} keyword="推流" />
  </p>
);
