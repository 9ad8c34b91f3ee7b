'use static';

import { ConsoleStage } from './console-stage';
import { launchShow } from './console-show';
import { ConsoleChat } from './parts/console-chat';

/** The switcher as a picture in the phone's arrangement at every width, for pages made for phones. */
export function PortraitConsole() {
  return <ConsoleStage side={<ConsoleChat show={launchShow} />} />;
}
