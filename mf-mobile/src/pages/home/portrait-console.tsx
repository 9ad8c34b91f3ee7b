'use static';

import { ConsoleStage } from '@site/drawings/stages/console-stage';
import { launchShow } from '@site/drawings/stages/console-show';
import { ConsoleChat } from '@site/drawings/stages/console-chat';

/** The switcher as a picture in the phone's arrangement at every width, for pages made for phones. */
export function PortraitConsole() {
  return <ConsoleStage side={<ConsoleChat show={launchShow} />} />;
}
