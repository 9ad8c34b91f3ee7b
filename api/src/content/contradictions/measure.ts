import { pattern } from './pattern';
import { numberSource, readNumber, readPair } from './chinese-number';
import { type Dimension, type Quantity, quantityAt, type Recogniser } from './quantity';

/** A unit of a dimension: how it is written, how much it is of the smallest, and what it counts. */
type Unit = { written: string; factor: number; kind?: string };

const to = '\\s?(?:到|至|–|—|~|～|-)\\s?';
/** 「第 7 天」 is one day, and `v2.4` and 2026-11 are no numbers. */
const before = '(?<![第\\dA-Za-z_#零〇一二两三四五六七八九十百千万亿点]|\\d[.,:/-]|第 )';

/** Each unit with the pattern of its own ways to write it. */
type Compiled = Unit & { whole: RegExp };

function unitOf(units: readonly Compiled[], text: string): Compiled | undefined {
  return units.find(({ whole }) => whole.test(text));
}

/** Least and most of what a match has: `10–300`, 「两三」, or one number. */
function bounds(first: string, second: string | undefined): readonly [number, number] {
  const pair = second === undefined ? readPair(first) : undefined;
  return pair ?? [readNumber(first), readNumber(second ?? first)];
}

/** Finds numbers and ranges that one of these units follows. */
export function measures(dimension: Dimension, units: readonly Unit[]): Recogniser {
  const compiled = units.map((unit) => ({ ...unit, whole: pattern(`^(?:${unit.written})$`) }));
  const any = units.map(({ written }) => written).join('|');
  const found = pattern(`${before}(${numberSource})(?:(?:\\s?(${any}))?${to}(${numberSource}))?\\s?(${any})`, 'g');
  return (line) =>
    [...line.matchAll(found)].flatMap((match): Quantity[] => {
      const [, first = '', firstUnit, second, lastUnit = ''] = match;
      const unit = unitOf(compiled, lastUnit);
      const [least, most] = bounds(first, second);
      if (!unit || Number.isNaN(least + most)) return [];
      const factor = (firstUnit && unitOf(compiled, firstUnit)?.factor) || unit.factor;
      return [quantityAt(match, { dimension, least: least * factor, most: most * unit.factor, ...kindOf(unit) })];
    });
}

function kindOf({ kind }: Pick<Unit, 'kind'>): { kind?: string } {
  return kind === undefined ? {} : { kind };
}

/** A value that words say without a number. */
type Said = { written: RegExp; value: number; kind?: string };

/** Finds values that stand in words of their own: 「当天」, 「半年」. */
export function sayings(dimension: Dimension, said: readonly Said[]): Recogniser {
  return (line) =>
    said.flatMap(({ written, value, ...unit }) =>
      [...line.matchAll(written)].map((match) =>
        quantityAt(match, { dimension, least: value, most: value, ...kindOf(unit) }),
      ),
    );
}
