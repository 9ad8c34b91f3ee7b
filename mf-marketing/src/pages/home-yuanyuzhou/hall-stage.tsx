'use static';

import clsx from 'clsx/lite';
import type { ExhibitionHall } from './exhibition-hall';
import { springFair } from './exhibition-hall';
import { HallPicture } from './hall-picture';
import styles from './hall-stage.module.css';
import { StageFrame } from '@site/drawings/stages/stage-frame';
import frame from '@site/drawings/stages/stage-frame.module.css';
import cards from '@site/drawings/stages/stage-card.module.css';

function StandCard({ card }: { card: ExhibitionHall['card'] }) {
  return (
    <div className={`${cards.card} ${cards.float} ${styles.card}`}>
      <b>{card.name}</b>
      <span className={frame.quiet}>{card.text}</span>
      {card.rows.map(([name, value]) => (
        <span key={name} className={styles.row}>
          <span className={frame.quiet}>{name}</span>
          {value}
        </span>
      ))}
      <span className={styles.action}>{card.action}</span>
    </div>
  );
}

type HallStageProps = { hall?: ExhibitionHall; className?: string };

/** An exhibition hall from above with its stands, visitors and hot spots; one of them is open. */
export function HallStage({ hall = springFair, className }: HallStageProps) {
  const names = clsx(styles.hall, className);

  return (
    <StageFrame label={hall.label} className={names}>
      <span className={styles.head}>
        <b>{hall.name}</b>
        <span className={styles.visitors}>{hall.visitors}</span>
      </span>
      <HallPicture hall={hall} className={styles.picture} />
      <StandCard card={hall.card} />
      <span className={styles.tools}>
        {hall.tools.map((tool) => (
          <span key={tool}>{tool}</span>
        ))}
      </span>
    </StageFrame>
  );
}
