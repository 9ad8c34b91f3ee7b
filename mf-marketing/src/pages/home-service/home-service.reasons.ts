import { readCount, readData, readTimes } from '@site/shared/contract/plan-figures';
import { formatPrice } from './home-service.price';
import type { Wish } from './home-service.address';
import { bought, missing, type Offer, ownText, type PriceList, valueIn } from './home-service.quote';

const limits = ['viewers', 'traffic'];

function countIn({ lines }: Offer, key: string): number {
  return lines.find((line) => line.key === key)?.count ?? 0;
}

/** The add-ons of which an offer needs more than another, those that the other does not need at all first. */
function beyond(offer: Offer, other: Offer): [alone: string[], more: string[]] {
  const extras = offer.lines.filter(({ key, count }) => key !== 'plan' && count > countIn(other, key));
  const namesOf = (alone: boolean) =>
    extras.filter(({ key }) => (countIn(other, key) === 0) === alone).map(({ name }) => name);
  return [namesOf(true), namesOf(false)];
}

/** The limits of a plan that are higher than those of another: 「并发上限 30,000」. */
function higherLimits({ plan }: Offer, { plan: other }: Offer): string[] {
  const size = (value: string) => readCount(value) ?? readData(value) ?? Number.NaN;
  const own = plan.facts.filter(({ key }) => limits.includes(key));
  return own
    .filter(({ key, value }) => size(value) > size(ownText(other, key)))
    .map(({ name, value }) => `${name} ${value}`);
}

/** What a dearer offer costs more, and what that is for: what it spares, what it needs beside its plan, and what its plan has more of. */
export function reasonOf(offer: Offer, cheapest: Offer): string {
  const [spared, fewer] = beyond(cheapest, offer);
  const [needed, more] = beyond(offer, cheapest);
  const bills = Object.entries({ 不用买: spared, 少买: fewer, 要买: needed, 要多买: more });
  const reasons = [
    ...bills.flatMap(([verb, names]) => (names.length > 0 ? [verb + names.join('、')] : [])),
    ...higherLimits(offer, cheapest),
  ];
  const beside = offer.sum - cheapest.sum;
  return [beside > 0 ? `多 ¥${formatPrice(beside)}` : '同价', reasons.join('，')].filter(Boolean).join('：');
}

/** What of a wish the price of a plan has in it: 「并发上限 30,000」 「字幕」 「重要场次保障 每年 4 场」 「云导播机位 8」. */
export function includedIn(wish: Wish, list: PriceList, { plan }: Offer): string[] {
  const wished = { captions: wish.captions, 'event-watch': wish.watch, cameras: wish.cameras > 0 };
  return [
    ...plan.facts.filter(({ key }) => limits.includes(key)).map(({ name, value }) => `${name} ${value}`),
    ...list.features.flatMap(({ key, name }) => {
      const value = valueIn(list, plan, key);
      return wished[key as keyof typeof wished] && value !== missing && value !== bought
        ? [`${name} ${value.replace('✓', '')}`.trim()]
        : [];
    }),
  ];
}

/** Which live streams of a wish have to be filed before: those that are watched over, and those far above the limit of the plan. */
export function reportLine({ watch, peak }: Wish, offer: Offer | undefined, times: string, before: string): string {
  const limit = readCount(offer ? ownText(offer.plan, 'viewers') : '') ?? Number.POSITIVE_INFINITY;
  const isFar = peak > limit * (readTimes(times) ?? Number.POSITIVE_INFINITY);
  const shows = [...(watch ? ['重要场次'] : []), ...(isFar ? [`超过并发上限${times}的场次`] : [])];
  return shows.length > 0 && before ? `${shows.join('和')}提前${before}报备。` : '';
}
