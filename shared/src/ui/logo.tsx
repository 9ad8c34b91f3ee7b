import { useSite } from '@site/shared/store';
import styles from './logo.module.css';

/** The mark alone: two ripples around a play triangle, in the colour of the words beside it. A white-label site has none. */
export function LogoMark({ size = 32 }: { size?: number }) {
  const { variant } = useSite((state) => state.site);
  if (variant !== '') return null;

  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true" className={styles.mark}>
      <path
        d="M16 2.500a13.500 13.500 0 1 0 13.500 13.500"
        stroke="currentColor"
        strokeWidth="2.400"
        strokeLinecap="round"
      />
      <path
        d="M16 7.800A8.200 8.200 0 1 0 24.200 16"
        stroke="currentColor"
        strokeWidth="2.400"
        strokeLinecap="round"
        opacity=".55"
      />
      <path
        d="M14 12.300c0-.8.9-1.300 1.600-.9l5.200 3.600c.6.400.6 1.300 0 1.700l-5.200 3.600c-.7.500-1.600 0-1.600-.8z"
        fill="currentColor"
      />
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
