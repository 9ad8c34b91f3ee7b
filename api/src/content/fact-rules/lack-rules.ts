import type { ContentIssue } from '../content-issue';
import type { FactBook } from './fact-book';
import { type FactPlace, factPlaces } from './fact-places';

const table = 'limits';
/** What a row of 「我们没有的」 is known by: DRM of 「硬件级 DRM」, ISO/IEC 27001. */
const term = /[A-Za-z]{2,}(?:\/[A-Za-z]+)?(?: \d+)?/g;
const denied = /没有|不支持|不提供|不能|不含|不做|未|无|–/;

/** The texts of a function whose cells say that nobody has it deny it. */
function isDenied({ list, path, text }: FactPlace, { features }: FactBook): boolean {
  if (denied.test(text)) return true;
  const row = list.file === features.file ? features.rows[Number(path[0])] : undefined;
  return row?.values.every((value) => value === '–') ?? false;
}

/** What stands under what we lack and is offered elsewhere. */
export function lackRules(book: FactBook): ContentIssue[] {
  const { security } = book;
  const index = security.rows.findIndex(({ key }) => key === table);
  const lacking = (security.rows[index]?.rows ?? []).flatMap(({ name = '' }) => name.match(term) ?? []);
  const isOwn = ({ list, path }: FactPlace) => list.file === security.file && path[0] === index;
  return factPlaces(book).flatMap((place) => {
    if (isOwn(place) || isDenied(place, book)) return [];
    const words = place.text.split(/[^A-Za-z0-9/ ]+/).map((word) => ` ${word} `);
    return lacking
      .filter((one) => words.some((word) => word.includes(` ${one} `)))
      .map((one) => {
        const message = `“${place.name}”里写着“${one}”，“我们没有的”那张表却说没有：请删掉这里，或从那张表里拿掉`;
        return place.list.issue(place.path, message);
      });
  });
}
