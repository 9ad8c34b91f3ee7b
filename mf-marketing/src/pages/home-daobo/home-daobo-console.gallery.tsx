import { SwitcherConsole } from './home-daobo-console';

export const gallery = { ground: 'dark', console: 'daobo' };

export const Ready = () => <SwitcherConsole />;
