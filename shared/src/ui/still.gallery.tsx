import { samplePicture } from '../testing/sample-picture';
import { Still } from './still';

const { src } = samplePicture;
const sample = { alt: '山和太阳', colour: '#0b6e6e', src, avif: '', webp: '' };

export const BelowTheFirstView = () => <Still still={sample} sizes="100vw" />;
