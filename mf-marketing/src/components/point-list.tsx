import clsx from 'clsx/lite';
import type { LucideIcon } from 'lucide-react';
import styles from './point-list.module.css';

type PointListProps = {
  Icon: LucideIcon;
  points: readonly { name: string; text: string }[];
  /** `wide` sets three beside each other where there is space. */
  arrangement?: 'stack' | 'wide';
};

/** Points with a sign each: what it is called, and below it what it does. */
export function PointList({ Icon, points, arrangement = 'stack' }: PointListProps) {
  return (
    <ul className={clsx(styles.points, styles[arrangement])}>
      {points.map(({ name, text }) => (
        <li key={name} className={styles.point}>
          <Icon size={20} aria-hidden="true" />
          <span>
            <b className={styles.name}>{name}</b>
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
