import type { AddOn } from '@site/shared/contract/site';
import { quoteCopy, rateNames } from '../../content/home-service/sections';
import { quoteSheet } from '../../content/home-service/quote';
import { maxStreams, readPricingQuery, type Wish, wishFields } from './home-service.address';
import { type NumberName, readFigure } from './home-service.numbers';

/** Such a number is named again; any other text of an address is nobody's word on this page. */
const spoken = /^\d{1,4}(\.\d)?$/;
/** Of a tick; one that is not set is not in the address of its form. */
const tickTexts: readonly (string | null)[] = [null, '', '0', '1'];

const fields = { rate: quoteCopy.rate, hours: quoteCopy.hours.label, cameras: quoteCopy.cameras.label };
/** What a choice is called in its field. */
const names: Record<keyof typeof fields, (value: number) => string> = {
  rate: (value) => rateNames[value] ?? `${value} Mbps`,
  hours: (value) => `${value} ${quoteCopy.hours.unit}`,
  cameras: (value) => (value ? `${value} ${quoteCopy.cameras.unit}` : quoteCopy.cameras.none),
};
const ticks = { captions: quoteCopy.captions, watch: quoteCopy.watch };
const keysOf = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[];

function numberWords(query: URLSearchParams, wish: Wish): string[] {
  return keysOf(fields).flatMap((name) => {
    const text = query.get(name)?.trim();
    const figure = readFigure(text ?? '');
    if (!text || figure === wish[name]) return [];
    const fault = figure !== undefined && spoken.test(`${figure}`) ? `“${names[name](figure)}”不提供` : '没看懂';
    return [`${fields[name]}${fault}，按“${names[name](wish[name])}”算`];
  });
}

type Crew = Pick<AddOn, 'key' | 'of' | 'name'>;

function crewWords(query: URLSearchParams, { crew }: Wish, addOns: readonly Crew[]): string[] {
  if (!query.get('crew') || addOns.some(({ key, of }) => of === 'crew' && key === crew)) return [];
  return [`${quoteCopy.crew.label}没看懂，按“${quoteCopy.crew.none}”算`];
}

function tickWords(query: URLSearchParams): string[] {
  const wrong = keysOf(ticks).filter((name) => !tickTexts.includes(query.get(name)));
  return wrong.map((name) => `${ticks[name]}没看懂，按不选算`);
}

/** What of a wish is counted with, as its field says it. */
function countedWords(wish: Wish, addOns: readonly Crew[]): Record<keyof Wish, string> {
  const number = (name: NumberName) => `${wish[name]} ${quoteCopy[name].unit}`;
  const tick = (name: keyof typeof ticks) => (wish[name] ? '选了' : '不选');
  return {
    ...{ launches: number('launches'), viewers: number('viewers'), peak: number('peak') },
    ...{ rate: names.rate(wish.rate), hours: names.hours(wish.hours), cameras: names.cameras(wish.cameras) },
    crew: addOns.find(({ key }) => key === wish.crew)?.name ?? quoteCopy.crew.none,
    ...{ captions: tick('captions'), watch: tick('watch') },
  };
}

const labels: Record<keyof Wish, string> = {
  ...fields,
  ...ticks,
  crew: quoteCopy.crew.label,
  ...{ launches: quoteCopy.launches.label, viewers: quoteCopy.viewers.label, peak: quoteCopy.peak.label },
};

/** A link that says a field twice, put together by hand: no form sends it. */
function repeatedWords(query: URLSearchParams, wish: Wish, addOns: readonly Crew[]): string[] {
  const counted = countedWords(wish, addOns);
  const repeated = keysOf(labels).filter((name) => new Set(query.getAll(name)).size > 1);
  return repeated.map((name) => `${labels[name]}写了不止一个，按“${counted[name]}”算`);
}

/** Of a month of live streams, as addresses of before say it; where the year is said too, that counts. */
function monthWords(query: URLSearchParams, { launches }: Wish): string[] {
  const text = query.get('shows');
  if (text === null || query.has('launches')) return [];
  const figure = readFigure(text) ?? 0;
  if (Number.isInteger(figure) && figure > 0 && figure <= maxStreams) return [];
  return [`${quoteSheet.month}${figure > maxStreams ? `最多 ${maxStreams} 场` : '没看懂'}，按一年 ${launches} 场算`];
}

/**
 * Which choices of the query of an address the form does not offer, and what is counted with instead; empty where it offers all, and once
 * another wish is counted. Choices are never wrong in what a form sends, so that this stays with the served part.
 */
export function wrongChoiceLine(asked: string, counted: Wish, addOns: readonly Crew[]): string {
  const query = new URLSearchParams(asked);
  const { wish } = readPricingQuery(query);
  if (wishFields(wish).join() !== wishFields(counted).join()) return '';
  const words = [
    ...repeatedWords(query, wish, addOns),
    ...monthWords(query, wish),
    ...numberWords(query, wish),
    ...crewWords(query, wish, addOns),
    ...tickWords(query),
  ];
  return words.length > 0 ? `链接里的${words.join('；')}` : '';
}
