import type { PictureFile } from '../contract/clip';

type PictureProps = {
  file: PictureFile;
  alt: string;
  className?: string | undefined;
  /** In the first view: asked for at once. */
  atOnce?: boolean;
};

/** A picture below the first view: fetched when it comes near, its place is kept from the beginning. */
export function Picture({ file: { src, width, height }, alt, className, atOnce }: PictureProps) {
  const when = atOnce ? undefined : 'lazy';
  return (
    <img className={className} src={src} width={width} height={height} alt={alt} loading={when} decoding="async" />
  );
}
