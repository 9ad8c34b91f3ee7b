import { ControlRoom } from './control-room';

export const Drawn = () => <ControlRoom label="导播间" className={undefined} />;
