import { type StillName, type StillPicture, stillWidths, stills } from '../contract/stills';

const named = (name: string, width: number, format: string) => `still-${name}-${width}.${format}`;

/**
 * A still, in a file that begins with `'use stills'`: the build copies its pictures into the section's release and leaves their
 * addresses here (decision 105).
 */
export function stillFile(name: StillName): StillPicture {
  const sourceSet = (format: string) =>
    stillWidths.map((width) => `${named(name, width, format)} ${width}w`).join(', ');
  return {
    alt: stills[name].alt,
    src: named(name, 960, 'jpg'),
    avif: sourceSet('avif'),
    webp: sourceSet('webp'),
  };
}
