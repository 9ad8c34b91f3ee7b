import { ImageLiveMinute } from './image-live-minute';

export const gallery = { fills: true, console: 'photo' };

export const Ready = () => <ImageLiveMinute facts={{}} />;
