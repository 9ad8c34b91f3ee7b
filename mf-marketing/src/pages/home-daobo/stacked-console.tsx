'use static';

import type { ReactNode } from 'react';
import type { ConsoleShow } from '@site/drawings/stages/console-stage';
import type { OperableDesk } from '@site/drawings/stages/desk-button';
import { OperableConsole } from '../../drawings/operable-console';
import styles from './stacked-console.module.css';

type StackedConsoleProps = { show: ConsoleShow; desk: OperableDesk; side: ReactNode };

/** The console with something in place of the audience's side that is needed together with the keys. */
export function StackedConsole({ show, desk, side }: StackedConsoleProps) {
  return <OperableConsole show={show} desk={desk} className={styles.desk} side={side} />;
}
