import clsx from 'clsx/lite';
import styles from './always-swiped.module.css';
import { SwipeRow, type SwipeRowProps } from './swipe-row';

/** A row that is swiped at every width, unless its two or three cards fit. */
export function AlwaysSwiped({ className, ...row }: Omit<SwipeRowProps, 'columnsFrom'>) {
  return <SwipeRow {...row} className={clsx(styles.always, className)} />;
}
