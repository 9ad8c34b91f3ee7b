import { VzScrmHandover } from './vz-scrm-handover';

export const gallery = { fills: true, console: 'handover' };

export const Ready = () => <VzScrmHandover />;
