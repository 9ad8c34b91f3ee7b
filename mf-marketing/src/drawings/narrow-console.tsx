'use static';

import { ConsoleStage, type ConsoleStageProps } from '@site/drawings/stages/console-stage';
import { launchShow } from '@site/drawings/stages/console-show';
import styles from './narrow-console.module.css';
import { CaptionPicture } from '@site/drawings/stages/caption-picture';
import { ConsoleChat } from '@site/drawings/stages/console-chat';
import { widePartsOf } from '@site/drawings/stages/console-wide';

const wide = widePartsOf({ className: styles.narrow, Captions: CaptionPicture, scaled: false });
/** Its bar has room for the first figures only. */
const show = { ...launchShow, line: launchShow.line.slice(0, 2) };

/** The switcher as a picture that keeps the tablet's arrangement on wide windows, for one in a column. */
export function NarrowConsole({ pictures }: Pick<ConsoleStageProps, 'pictures'>) {
  return <ConsoleStage show={show} pictures={pictures} wide={wide} side={<ConsoleChat show={show} />} />;
}
