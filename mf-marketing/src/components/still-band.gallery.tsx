import { samplePicture } from '@site/shared/testing/sample-picture';
import { StillBand } from './still-band';

const still = { alt: '山和太阳', src: samplePicture.src, avif: '', webp: '' };

export const OverTheWidth = () => (
  <StillBand still={still} title="导播桌上有什么" text="三块屏幕、一台切换台、一副耳机。" />
);
