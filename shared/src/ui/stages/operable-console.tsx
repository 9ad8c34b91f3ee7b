import type { ReactNode } from 'react';
import { ConsoleStage, type ConsoleShow } from './console-stage';
import type { OperableDesk } from './desk-button';
import { DeskFoot } from './desk-foot';
import styles from './operable-console.module.css';

export type { OperableDesk };

type OperableConsoleProps = { show: ConsoleShow; desk: OperableDesk; side?: ReactNode };

/** The switcher as a console: the same stage with buttons and fields, its keys and what was just done below it. */
export function OperableConsole({ show, desk, side }: OperableConsoleProps) {
  return (
    <ConsoleStage show={show} operable={desk} className={styles.desk} side={side} foot={<DeskFoot desk={desk} />} />
  );
}
