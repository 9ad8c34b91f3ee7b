import type { Heading } from '@site/shared/contract/common';
import type { PictureFile } from '@site/shared/contract/clip';
import type { Cover } from '@site/shared/contract/cover';
import type { Checklist, ProductLink, Source } from '@site/shared/contract/guide';

/** What the import keeps of a portal article beside its columns. */
export type TopicData = {
  author: string;
  headings: Heading[];
  minutes: number;
  cover: Cover;
  picture?: PictureFile;
  sources: Source[];
  /** Id of the guide that the article belongs to. */
  pillar: number | null;
  guide: { help: number[]; products: ProductLink[] } | null;
  checklist: Checklist | null;
};
