import type { FieldCounts } from '@site/shared/contract/field-counts';

/** Adds to `sum`, in place. */
export function addField(sum: FieldCounts, more: FieldCounts | undefined): void {
  for (const [name, numbers] of Object.entries(more ?? {})) {
    const known = sum[name];
    sum[name] = known ? known.map((number, place) => number + (numbers[place] ?? 0)) : numbers;
  }
}

/** What came between two answers of a shell; of one that began anew all that it has counted. */
export function fieldIncrease(now: FieldCounts | undefined, before: FieldCounts | undefined): FieldCounts {
  const more: FieldCounts = {};
  for (const [name, numbers] of Object.entries(now ?? {})) {
    const known = before?.[name];
    const increase = known ? numbers.map((number, place) => number - (known[place] ?? 0)) : numbers;
    if (increase.some((number) => number > 0)) more[name] = increase;
  }
  return more;
}

/** Whether a shell counted less of something than before, so that it began anew. */
export function isLess(now: FieldCounts | undefined, before: FieldCounts | undefined): boolean {
  return Object.entries(before ?? {}).some(([name, numbers]) =>
    numbers.some((number, place) => (now?.[name]?.[place] ?? 0) < number),
  );
}
