import { quantityAt, type Recogniser } from '../quantity';

const behind =
  /(?:端口(?:号|为|是|填|用|走|开|放行)?|TCP|UDP)\s?(\d{2,5}(?:–\d{2,5})?(?:(?:、|与| 与 | 和 )\d{2,5}(?:–\d{2,5})?)*)(?![\d.%]|\s?(?:个|秒|Mbps|Kbps))/g;
const before = /(?<![\d.:–-])(\d{2,5}(?:(?:、| 与 | 和 )\d{2,5})*)\s?(?:号)?端口/g;
const one = /(\d{2,5})(?:–(\d{2,5}))?/g;

/** Ports of a line, each of a list: `UDP 3478、10080`, 「1935 端口」. A range is one. */
export const ports: Recogniser = (line) =>
  [behind, before].flatMap((found) =>
    [...line.matchAll(found)].flatMap(({ 0: whole, 1: list = '', index }) => {
      const start = index + whole.indexOf(list);
      return [...list.matchAll(one)].map((match) => {
        const [, least = '', most = least] = match;
        const quantity = quantityAt(match, { dimension: 'port', least: Number(least), most: Number(most) });
        return { ...quantity, start: quantity.start + start, end: quantity.end + start };
      });
    }),
  );
