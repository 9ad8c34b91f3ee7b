import { samplePicture } from '@site/shared/testing/sample-picture';
import { PhotoWallStage } from './photo-wall-stage';

const pictures = { group: samplePicture, hall: samplePicture, dinner: samplePicture };

export const Mint = () => <PhotoWallStage pictures={pictures} />;

export const Sand = () => <PhotoWallStage pictures={pictures} ground="sand" />;

export const Portrait = () => <PhotoWallStage pictures={pictures} portrait />;
