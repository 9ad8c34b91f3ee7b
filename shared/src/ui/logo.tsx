import { useSite } from '@site/shared/store';
import styles from './logo.module.css';

/** The mark alone: two ripples around a play triangle, in the colour of the words beside it. A white-label site has none. */
export function LogoMark({ size = 32 }: { size?: number }) {
  const { variant } = useSite((state) => state.site);
  if (variant !== '') return null;

  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true" className={styles.mark}>
      <path d="M16 2.5a13.5 13.5 0 1 0 13.5 13.5" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
      <path
        d="M16 7.8A8.2 8.2 0 1 0 24.2 16"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
        opacity=".55"
      />
      <path d="M14 12.3c0-.8.9-1.3 1.6-.9l5.2 3.6c.6.4.6 1.3 0 1.7l-5.2 3.6c-.7.5-1.6 0-1.6-.8z" fill="currentColor" />
    </svg>
  );
}

/** Mark and name of the brand; the Latin name stays off narrow screens. */
export function Logo({ latin = true }: { latin?: boolean }) {
  const { brand, brandLatin } = useSite((state) => state.site);

  return (
    <span className={styles.logo}>
      <LogoMark />
      <span className={styles.name}>{brand}</span>
      {latin && brandLatin && <span className={styles.latin}>{brandLatin}</span>}
    </span>
  );
}
