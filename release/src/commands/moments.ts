import { UsageError } from '../errors/release-error';

/** A day, a time to the minute or second, and a zone where it is not that of Beijing. */
const form = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?))?(Z|[+-]\d\d:\d\d)?$/;

/** `Date` takes the 30th of February for the 2nd of March. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/**
 * `2026-12-30T18:00` or `2026-12-30`, of Beijing or with a zone, in ISO 8601 at UTC.
 * @param ofDay which moment of a day is meant that stands alone: its first, or its last, which is the first of the next
 */
export function momentOf(option: string, ofDay: 'begin' | 'end'): (text: string) => string {
  return (text) => {
    const [, day = '', time = ofDay === 'end' ? '24:00' : '00:00', zone = '+08:00'] = form.exec(text) ?? [];
    if (day && !isDay(day)) throw new UsageError(`${option} is ${JSON.stringify(text)}; there is no such day.`);
    const moment = new Date(`${day}T${time}${zone}`);
    if (day && !Number.isNaN(moment.getTime())) return moment.toISOString();
    throw new UsageError(
      `${option} is ${JSON.stringify(text)}; it must be a time such as 2026-12-30T18:00, in the zone of Beijing, or 2026-12-30T10:00Z.`,
    );
  };
}
