import styles from './transcript.module.css';

/** How much of a chapter has been played, from 0 to 1, as a ring that fills and ends as a tick. */
export function ChapterRing({ played }: { played: number }) {
  return (
    <svg className={styles.ring} width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="8.250" fill="none" stroke="currentColor" strokeWidth="1.500" />
      {played >= 1 ? (
        <path d="m6.500 10.200 2.400 2.400 4.700-5" fill="none" stroke="currentColor" strokeWidth="1.750" />
      ) : (
        played > 0 && (
          <circle
            cx="10"
            cy="10"
            r="4"
            fill="none"
            stroke="currentColor"
            strokeWidth="8"
            pathLength="100"
            strokeDasharray={`${Math.round(played * 100)} 100`}
            transform="rotate(-90 10 10)"
          />
        )
      )}
    </svg>
  );
}
