import { SummitTicket } from './summit-ticket';

export const gallery = { console: 'ticket' };

export const Ready = () => <SummitTicket />;
