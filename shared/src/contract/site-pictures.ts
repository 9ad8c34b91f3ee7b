/** A bitmap that the shell serves beside its pages. */
export type SitePicture = { file: string; drawing: 'favicon.svg' | 'share.svg'; width: number; height: number };

const icon = (file: string, side: number): SitePicture => ({ file, drawing: 'favicon.svg', width: side, height: side });

/** Drawn from the shell's drawings by `tooling/src/commands/draw-pictures.ts`, one set for the brand and one for sites without it. */
export const sitePictures = {
  tab: icon('favicon-32.png', 32),
  phone: icon('apple-touch-icon.png', 180),
  small: icon('icon-192.png', 192),
  large: icon('icon-512.png', 512),
  share: { file: 'share.png', drawing: 'share.svg', width: 1200, height: 630 },
} satisfies Record<string, SitePicture>;

/** Folders of `shell/pictures`, by `SITE_VARIANT`. */
export const pictureFolders = { '': 'brand', 'white-label': 'white-label' } as const;
