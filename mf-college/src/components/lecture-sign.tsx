import type { ReactNode } from 'react';
import styles from './lecture-sign.module.css';

/** One pictogram per type, on a square of 48: a store and its curve, a plan, a lesson, a book of reference. */
const drawings: Record<number, ReactNode> = {
  1: (
    <>
      <path d="M10 20v17h28V20" />
      <path d="M8 20l4-9h24l4 9q-4 4-8 0-4 4-8 0-4 4-8 0-4 4-8 0Z" />
      <path d="m16 33 5-5 4 3 7-6" />
    </>
  ),
  2: (
    <>
      <path d="M12 12h24v28H12z" />
      <path d="M19 9h10v6H19z" />
      <path d="M18 22h12M18 28h8M18 34h10" />
      <path d="m31 27 2 2 3-4" />
    </>
  ),
  3: (
    <>
      <path d="M8 10h32v21H8z" />
      <path d="m21 16 8 4.5-8 4.5Z" />
      <path d="M24 31v4M14 40l10-5 10 5" />
    </>
  ),
  4: (
    <>
      <path d="M24 14q-6-4-14-3v24q8-1 14 3 6-4 14-3V11q-8-1-14 3Z" />
      <path d="M24 14v24" />
      <path d="M30 11v10l2.5-2 2.5 2V11" />
      <path d="M14 18h5M14 24h5" />
    </>
  ),
};

const looks: Record<number, string | undefined> = {
  1: styles.cases,
  2: styles.plans,
  3: styles.craft,
  4: styles.reference,
};

type LectureSignProps = { type: number; size?: 'small' | 'large' };

/** The sign of a type of lectures. Decoration: its name stands beside it. */
export function LectureSign({ type, size = 'small' }: LectureSignProps) {
  const drawing = drawings[type];
  if (!drawing) return null;

  return (
    <svg
      className={`${styles.sign} ${styles[size]} ${looks[type]}`}
      width="48"
      height="48"
      viewBox="0 0 48 48"
      aria-hidden="true"
    >
      {drawing}
    </svg>
  );
}
