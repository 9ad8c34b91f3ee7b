import { useSite } from '@site/shared/store';

/** Whether the site bears our own name: a white-label one shows no people, no years and no WeChat of ours. */
export function useIsOurs(): boolean {
  return useSite(({ site }) => site.variant === '');
}

/** The entries that the site may show: those that are marked as `ours` on our own alone. */
export function useShown<Entry extends object>(entries: readonly Entry[]): readonly Entry[] {
  const isOurs = useIsOurs();
  return entries.filter((entry) => isOurs || !('ours' in entry));
}
