import type { TopicSummary } from '@site/shared/contract/info';
import { FactLine } from '@site/shared/ui/fact-line';

type TopicFactsProps = {
  topic: Pick<TopicSummary, 'categoryName' | 'published' | 'minutes'>;
  /** Hides the category in lists of a single one. */
  withCategory?: boolean;
};

/** Metadata below a title: category, day, reading time. */
export function TopicFacts({ topic: { categoryName, published, minutes }, withCategory = true }: TopicFactsProps) {
  return <FactLine kind={withCategory ? categoryName : undefined} published={published} minutes={minutes} />;
}
