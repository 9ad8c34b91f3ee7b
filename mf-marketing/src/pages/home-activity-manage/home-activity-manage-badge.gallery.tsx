import { DoorConsole } from './home-activity-manage-badge';

export const gallery = { console: 'door' };

export const Ready = () => <DoorConsole />;
