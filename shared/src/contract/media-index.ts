import { type Static, Type } from '@sinclair/typebox';

/** A file of `api/content/media/`, which is served below `/media/` and never changes: its name carries its hash. */
export const MediaFile = Type.Object(
  {
    file: Type.String({ pattern: '^[a-z0-9-]+\\.[0-9a-f]{10}\\.(svg|webp|png|mp4|webm|vtt)$' }),
    bytes: Type.Integer({ minimum: 1 }),
    /** Pixels, of pictures and films. */
    width: Type.Optional(Type.Integer({ minimum: 1 })),
    height: Type.Optional(Type.Integer({ minimum: 1 })),
  },
  { additionalProperties: false },
);

/** What was made of one source: a figure (`help-10009-check`), a show (`video-30001`), a share card (`card-help-10009`),
 * a picture in lists (`picture-topic-20001`), the moments of a show (`stills-video-30001`). */
export const MediaEntry = Type.Object(
  {
    /** Of everything that the files are drawn from. */
    source: Type.String(),
    /** Facts that its words take, with what they said when it was drawn: one that says something else makes it stale. */
    facts: Type.Optional(Type.Record(Type.String(), Type.String())),
    /** Length of a film. */
    seconds: Type.Optional(Type.Number()),
    /** By their part: `wide`, `narrow`; `poster`, `drawing`, `mp4`, `webm`, `captions`, `chapters`; `card`, `square`; `picture`. */
    files: Type.Record(Type.String(), MediaFile),
  },
  { additionalProperties: false },
);

/** `api/content/media/index.json`, written by `npm run media`. */
export const MediaIndex = Type.Record(Type.String(), MediaEntry);

export type MediaFile = Static<typeof MediaFile>;
export type MediaEntry = Static<typeof MediaEntry>;
export type MediaIndex = Static<typeof MediaIndex>;

/** The entry with the picture that a content has in lists: `picture-topic-20001` of `topic-20001`. */
export const listPictureName = (name: string) => `picture-${name}`;

/** The entry with the moments of a show: `stills-video-30001`; a file for each chapter, `1` and so on. */
export const stillsName = (name: string) => `stills-${name}`;

/** Where the site serves the files. */
export const mediaAddress = '/media/';
