import { RelatedBand } from './related-band';

export const gallery = { fills: true };

export const Band = () => (
  <RelatedBand heading="相关文章">
    <p>（卡片在这里）</p>
  </RelatedBand>
);
