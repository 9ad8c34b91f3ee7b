'use static';

import styles from './audience-console.module.css';
import type { ConsoleShow } from './console-stage';
import type { OperableDesk } from './desk-button';
import { OperableConsole } from './parts/operable-console';
import { AudienceChat } from './parts/audience-chat';

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
