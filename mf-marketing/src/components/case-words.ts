import type { CaseMetric } from '@site/shared/contract/cases';
import { formatMetric } from '@site/shared/page/format-metric';

export type FormattedMetric = { name: string; value: string; unit: string };

/** A metric as it is read. */
export const readMetric = (metric: CaseMetric): FormattedMetric => ({ name: metric.name, ...formatMetric(metric) });

/** Address of a case in the library. */
export function caseAddress(id: number): string {
  return `/home/case?id=${id}`;
}
