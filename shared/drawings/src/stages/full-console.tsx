'use static';

import { ConsoleStage, type ConsoleStageProps } from './console-stage';
import type { ConsoleShow } from './console-show';
import styles from './full-console.module.css';
import { AudienceChat } from './audience-chat';
import { CaptionPictureWithCuts } from './caption-picture';
import { widePartsOf } from './console-wide';

const wide = widePartsOf({ className: styles.full, Captions: CaptionPictureWithCuts, scaled: true });

type FullConsoleProps = Pick<ConsoleStageProps, 'pictures'> & { show: ConsoleShow };

/** The switcher as a picture: from 1100 px all of it, below less; at every width at most 540 px high. */
export function FullConsole({ show, pictures }: FullConsoleProps) {
  return <ConsoleStage show={show} pictures={pictures} wide={wide} side={<AudienceChat show={show} />} />;
}
