import { samplePicture } from '../testing/sample-picture';
import { Still } from './still';

const { src } = samplePicture;
const sample = { alt: '山和太阳', src, avif: '', webp: '' };

export const BelowTheFirstView = () => <Still still={sample} sizes="100vw" />;
