import clsx from 'clsx/lite';
import { type CaseDrawing, DrawnCase } from './case-drawing';
import { CaseFrame, type CaseSection } from './case-frame';
import { CaseProof } from './case-proof';
import styles from './drawn-case-spotlight.module.css';

type DrawnCaseSpotlightProps = CaseSection & {
  /** The page's own picture of the case: it shows the place of the show already. */
  drawn: CaseDrawing;
  shows?: string | undefined;
  /** How much of what was before is left, in percent, if the figure tells that. */
  share?: number;
};

/** One case, told with what the page has drawn of it and its figure, large. Omitted when there is none. */
export function DrawnCaseSpotlight({
  cases: { main: item, others },
  picture,
  drawn,
  shows = '',
  share,
  ...section
}: DrawnCaseSpotlightProps) {
  if (!item) return null;

  return (
    <CaseFrame
      {...section}
      item={item}
      others={others}
      className={clsx(styles.box, picture === 'right' && styles.right)}
      shown={<DrawnCase drawing={drawn} shows={shows} />}
      figure={<CaseProof item={item} share={share} />}
    />
  );
}
