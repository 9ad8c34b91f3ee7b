type ListAnswer<T> = { code: number; data?: { list?: T[] } };

/** The list of an answer, empty unless `code` is 0 and `data.list` is a list (spec §7); foreign hosts answer many things. */
export function listOf<T>(answer: ListAnswer<T> | null): T[] {
  const list = answer?.code === 0 ? answer.data?.list : undefined;
  return Array.isArray(list) ? list : [];
}
