import { BadgeConsole } from './home-summit-console';

export const gallery = { ground: 'dark', console: 'badge' };

export const Ready = () => <BadgeConsole>{'（议程在这里）'}</BadgeConsole>;
