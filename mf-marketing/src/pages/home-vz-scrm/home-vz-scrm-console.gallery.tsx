import { LeadConsole } from './home-vz-scrm-console';

export const gallery = { ground: 'dark', console: 'leads' };

export const Ready = () => <LeadConsole />;
