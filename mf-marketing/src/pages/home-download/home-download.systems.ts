import type { Download } from '@site/shared/contract/site';

export type SystemName = 'Windows' | 'macOS' | 'iOS' | 'Android' | 'HarmonyOS';
export type DownloadKind = 'pc' | 'app' | 'more';

const computers: readonly string[] = ['Windows', 'macOS'] satisfies SystemName[];
const phones: readonly string[] = ['iOS', 'Android', 'HarmonyOS'] satisfies SystemName[];

/** In this order: HarmonyOS calls itself Android too, and an iPhone names macOS. */
const signs: readonly [SystemName, RegExp][] = [
  ['HarmonyOS', /HarmonyOS|OpenHarmony/i],
  ['Android', /Android/i],
  ['iOS', /iPhone|iPad|iPod/i],
  ['macOS', /Mac OS X|macOS/i],
  ['Windows', /Windows/i],
];

/** The system of a user agent, if there are downloads for it. */
export function systemOf(userAgent: string): SystemName | undefined {
  return signs.find(([, sign]) => sign.test(userAgent))?.[0];
}

/** WeChat's browser blocks downloads. */
export function inWeChat(userAgent: string): boolean {
  return /MicroMessenger/i.test(userAgent);
}

/** Section of a download, by the beginning of its slug: what does not broadcast by itself comes last. */
export function kindOf({ slug }: Pick<Download, 'slug'>): DownloadKind {
  if (slug.startsWith('studio')) return 'pc';
  return slug.startsWith('app') ? 'app' : 'more';
}

export type SystemChoice = { system: SystemName; slug: string };

/** The first program of each system to broadcast with, as the row of systems shows them. */
export function systemChoices(downloads: readonly Download[]): SystemChoice[] {
  return ([...computers, ...phones] as SystemName[]).flatMap((system) => {
    const first = downloads.find((one) => one.platform === system && kindOf(one) !== 'more');
    return first ? [{ system, slug: first.slug }] : [];
  });
}
