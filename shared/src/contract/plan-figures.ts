// How the texts of plans and add-ons are read that a quote computes with. The check of the content refuses what is not read here.
// No schema library here: browser code imports this file.

const unlimited = '不限';
const gigabytes = { GB: 1, TB: 1000 } as const;

/** Hours of a show that one unit of a crew is for. */
export const crewHours: Readonly<Record<string, number>> = { '/ 半天': 4, '/ 天': 8 };

const count = /^(?:[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d*)$/;
const data = /^([1-9]\d{0,2}(?:,\d{3})*(?:\.\d+)?|[1-9]\d*(?:\.\d+)?|0\.\d*[1-9]) (GB|TB)$/;

const numberOf = (figure: string) => Number(figure.replaceAll(',', ''));

/** `5,000` → 5000, 不限 → Infinity; undefined for anything else, such as `1 万` and `按需配置`. */
export function readCount(text: string): number | undefined {
  if (text === unlimited) return Number.POSITIVE_INFINITY;
  return count.test(text) ? numberOf(text) : undefined;
}

/** GB of `300 GB` and `1.5 TB`, 不限 → Infinity; undefined for anything else, such as `1.5T`. */
export function readData(text: string): number | undefined {
  if (text === unlimited) return Number.POSITIVE_INFINITY;
  const [, figure, unit] = data.exec(text) ?? [];
  return figure && unit ? numberOf(figure) * gigabytes[unit as keyof typeof gigabytes] : undefined;
}

/** `每年 4 场` → 4, 加购 → 0, 不限 → Infinity; undefined for anything else, such as `✓`, which does not say how many. */
export function readYearlyShows(text: string): number | undefined {
  if (text === '加购') return 0;
  return readCount(/^每年 (\S+) 场$/.exec(text)?.[1] ?? (text === unlimited ? text : ''));
}

/** `两倍` → 2, `1.5 倍` → 1.5; undefined for anything else. */
export function readTimes(text: string): number | undefined {
  const [, figure = '', said = ''] = /^(?:(\d+(?:\.\d+)?) |([两三四五六七八九十]))倍$/.exec(text) ?? [];
  if (said) return '两三四五六七八九十'.indexOf(said) + 2;
  return figure ? Number(figure) : undefined;
}

/** GB of a pack that is sold `/ 500 GB`; undefined for a unit that names no size. */
export function readDataPack(unit: string): number | undefined {
  return readData(/^\/ (\S+ \S+)$/.exec(unit)?.[1] ?? '');
}

/** Viewers of a pack that is sold `/ 1,000 人·场`; undefined for a unit that names none. */
export function readViewerPack(unit: string): number | undefined {
  return readCount(/^\/ ([\d,]+) 人·场$/.exec(unit)?.[1] ?? '');
}
