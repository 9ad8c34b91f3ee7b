import clsx from 'clsx/lite';
import type { ReactNode } from 'react';
import { type ConsoleShow, ConsoleStage } from '@site/drawings/stages/console-stage';
import type { OperableDesk } from '@site/drawings/stages/desk-button';
import { DeskFoot } from './desk-foot';
import full from '@site/drawings/stages/full-console.module.css';
import styles from './operable-console.module.css';
import { CaptionFields } from './caption-fields';
import { widePartsOf } from '@site/drawings/stages/console-wide';

const wide = widePartsOf({ className: full.full, Captions: CaptionFields, scaled: true });

type OperableConsoleProps = { show: ConsoleShow; desk: OperableDesk; className: string | undefined; side: ReactNode };

/** The switcher as a console: the same stage with buttons and fields, its keys and what was just done below it. */
export function OperableConsole({ show, desk, className, side }: OperableConsoleProps) {
  const names = clsx(styles.desk, className);

  return (
    <ConsoleStage
      show={show}
      operable={desk}
      className={names}
      wide={wide}
      side={side}
      foot={<DeskFoot desk={desk} />}
    />
  );
}
