import { samplePicture } from '@site/shared/testing/sample-picture';
import { StillAside } from './still-aside';

const still = { alt: '山和太阳', src: samplePicture.src, avif: '', webp: '' };

export const BesideItsWords = () => (
  <StillAside
    still={still}
    title="一只箱子装下一场"
    text="机身、镜头、话筒和线缆各有格子。"
    points={['线材与备件随箱到场', '收场照格子点数']}
  />
);
