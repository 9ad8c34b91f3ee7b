import { type StillPicture, stillSize } from '../contract/stills';
import styles from './still.module.css';

type StillProps = {
  still: StillPicture;
  /** How wide it stands, as `sizes` of an image says it. */
  sizes: string;
  className?: string | undefined;
};

/** A rendered still below the first view: its place and a dark ground are there before it comes. */
export function Still({ still: { alt, src, avif, webp }, sizes, className = styles.still }: StillProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      <img className={className} src={src} {...stillSize} alt={alt} loading="lazy" decoding="async" />
    </picture>
  );
}
