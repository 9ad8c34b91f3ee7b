/** Does the work for all items, so many at a time, in order; the first error ends it. */
export async function sideBySide<Item>(
  items: readonly Item[],
  atATime: number,
  work: (item: Item, place: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const worker = async () => {
    for (let place = next++; place < items.length; place = next++) await work(items[place] as Item, place);
  };
  await Promise.all(Array.from({ length: Math.min(atATime, items.length) }, worker));
}
