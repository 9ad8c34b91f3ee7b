import { ShutterConsole } from './home-image-live-console';

export const gallery = { ground: 'dark', console: 'image-live' };

export const Ready = () => <ShutterConsole />;
