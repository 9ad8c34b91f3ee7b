import { type Static, Type } from '@sinclair/typebox';

/** A picture file with the size that it is drawn in, in pixels. */
export const PictureFile = Type.Object({
  src: Type.String(),
  width: Type.Integer({ minimum: 1 }),
  height: Type.Integer({ minimum: 1 }),
});

/** The films of a show below `/media/`, for browsers without script and for search engines. They have no sound. */
export const Clip = Type.Object({
  poster: PictureFile,
  width: Type.Integer({ minimum: 1 }),
  height: Type.Integer({ minimum: 1 }),
  /** Length of the files, in seconds. */
  seconds: Type.Number({ minimum: 0 }),
  /** The same film in several formats, MP4 first. */
  sources: Type.Array(Type.Object({ src: Type.String(), type: Type.String() }), { minItems: 1 }),
  /** Captions and chapters as WebVTT. */
  captions: Type.String(),
  chapters: Type.String(),
});

export type PictureFile = Static<typeof PictureFile>;
export type Clip = Static<typeof Clip>;
