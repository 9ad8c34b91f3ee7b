import type { TopicSummary } from '@site/shared/contract/info';
import { Poster } from '@site/shared/ui/poster';
import { categoryScenes, tagScenes } from '../content/topic-scenes';

type Subject = Pick<TopicSummary, 'id' | 'category' | 'tags'>;

/** The scene of an article: by its first tag that has one, else by its category. */
export function sceneOf({ category, tags }: Subject): string {
  const byTag = tags.map(({ name }) => tagScenes[name]).find(Boolean);
  return byTag ?? categoryScenes[category] ?? 'console';
}

/** The picture of an article. */
export function TopicPoster({ topic, square = false }: { topic: Subject; square?: boolean }) {
  return <Poster scene={sceneOf(topic)} seed={topic.id} square={square} />;
}
