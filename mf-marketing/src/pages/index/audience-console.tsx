'use static';

import styles from './audience-console.module.css';
import type { ConsoleShow } from '@site/drawings/stages/console-stage';
import type { OperableDesk } from '@site/drawings/stages/desk-button';
import { OperableConsole } from '../../drawings/operable-console';
import { AudienceChat } from '@site/drawings/stages/audience-chat';

/** The console with the audience's side, whose poll visitors start. */
export function AudienceConsole({ show, desk }: { show: ConsoleShow; desk: OperableDesk }) {
  return (
    <OperableConsole
      show={show}
      desk={desk}
      className={styles.desk}
      side={<AudienceChat show={show} console={desk.name} />}
    />
  );
}
