import { UsageError } from '../errors/release-error';

/** A date, a time to the minute, and a zone where it is not that of Beijing. */
const form = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d)?)?(Z|[+-]\d\d:\d\d)?$/;

/** `2026-12-30T18:00`, `2026-12-30` (its first moment) or with a zone, in ISO 8601 at UTC. */
export function momentOf(option: string): (text: string) => string {
  return (text) => {
    const [, zone] = form.exec(text) ?? [];
    const time = text.includes(':') ? text.replace(' ', 'T') : `${text}T00:00`;
    const moment = new Date(zone ? time : `${time}+08:00`);
    if (form.test(text) && !Number.isNaN(moment.getTime())) return moment.toISOString();
    throw new UsageError(
      `${option} is ${JSON.stringify(text)}; it must be a time such as 2026-12-30T18:00, in the zone of Beijing, or 2026-12-30T10:00Z.`,
    );
  };
}
