import clsx from 'clsx/lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { EventCode } from '../contract/tracking';
import styles from './link-box.module.css';

type LinkBoxProps = {
  as?: 'li' | 'article';
  /** A row stands between lines, so its focus ring lies inside; a card's lies around it. */
  look?: 'row' | 'card';
  className?: string | undefined;
  children: ReactNode;
};

/** A row or a card that is one large target: the `LinkTitle` in it is its only link and covers all of it. */
export function LinkBox({ as: Box = 'li', look = 'card', className, children }: LinkBoxProps) {
  return <Box className={clsx(styles.box, look === 'row' && styles.row, className)}>{children}</Box>;
}

type LinkTitleProps = {
  to: string;
  /** `span` where the list's entries are not headings. */
  as?: 'h2' | 'h3' | 'span';
  className?: string | undefined;
  /** Tracking code of a click (docs/contracts/tracking.md). */
  track?: EventCode;
  children: ReactNode;
};

/** The heading of a `LinkBox`, with the link in it: what is read out is the title alone, not the whole card. */
export function LinkTitle({ to, as: Title = 'h2', className, track, children }: LinkTitleProps) {
  return (
    <Title className={className ? `${styles.title} ${className}` : styles.title}>
      <Link className={styles.link} to={to} data-track={track}>
        {children}
      </Link>
    </Title>
  );
}
