import type { CollegeArticleSummary } from '@site/shared/contract/college';
import { Cover } from '@site/drawings/covers/cover';

type LecturePictureProps = {
  lecture: Pick<CollegeArticleSummary, 'id' | 'cover' | 'picture'>;
  /** With the words that a list has no room for. */
  large?: boolean;
  /** Drawn in the page, not a file. */
  inView?: boolean;
};

/** What a lecture is about, drawn of its own figures; nothing for one that came without. */
export function LecturePicture({ lecture, large = false, inView = large }: LecturePictureProps) {
  const { id, cover, picture } = lecture;
  if (!cover) return null;
  return <Cover cover={cover} seed={id} size={large ? 'large' : 'list'} picture={inView ? undefined : picture} />;
}
