import { pattern } from '../pattern';
import { quantityAt, type Recogniser } from '../quantity';

/** How a system is called, by the name that its version is compared under. */
const systems: Readonly<Record<string, string>> = {
  ios: 'iOS|苹果手机',
  android: 'Android|安卓',
  harmony: 'HarmonyOS(?: NEXT)?|鸿蒙',
  macos: 'macOS|Mac OS',
  windows: 'Windows|Win',
  chrome: 'Chrome|谷歌浏览器',
  safari: 'Safari',
  edge: 'Edge',
};

const found = Object.entries(systems).map(([kind, written]) => ({
  kind,
  expression: pattern(
    `(?:${written})(?:\\s?系统)?(?:\\s?版本)?\\s?(\\d+)(?:\\.(\\d+))?(?![\\d.]*(?:年|月|GB|台|%))`,
    'gi',
  ),
}));

/** Versions of systems and browsers: the number before the dot. */
export const versions: Recogniser = (line) =>
  found.flatMap(({ kind, expression }) =>
    [...line.matchAll(expression)].map((match) => {
      const value = Number(match[1]);
      return quantityAt(match, { dimension: 'version', kind, least: value, most: value });
    }),
  );
