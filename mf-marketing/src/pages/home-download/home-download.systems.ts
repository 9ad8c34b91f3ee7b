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

/** The system that a user agent names, where we have something for it. */
export function systemOf(userAgent: string): SystemName | undefined {
  return signs.find(([, sign]) => sign.test(userAgent))?.[0];
}

/** WeChat's own browser stops downloads. */
export function inWeChat(userAgent: string): boolean {
  return /MicroMessenger/i.test(userAgent);
}

/** Where a download stands on the page; what runs on several kinds of systems stands below. */
export function kindOf({ platform }: Pick<Download, 'platform'>): DownloadKind {
  if (computers.includes(platform)) return 'pc';
  return phones.includes(platform) ? 'app' : 'more';
}

export type SystemChoice = { system: SystemName; slug: string };

/** The first download of each system, as the row of systems shows them. */
export function systemChoices(downloads: readonly Download[]): SystemChoice[] {
  return ([...computers, ...phones] as SystemName[]).flatMap((system) => {
    const first = downloads.find(({ platform }) => platform === system);
    return first ? [{ system, slug: first.slug }] : [];
  });
}
