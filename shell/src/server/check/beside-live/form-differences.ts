import type { OutlineForm } from '../page-forms';
import type { Difference } from './difference';

/** Without what follows a question mark: a form may name a page's own query. */
const placeOf = ({ action }: OutlineForm): string => action.replace(/[?#].*$/s, '');

function named({ method, action }: OutlineForm): string {
  return `${method} ${action || 'to the page itself'}`;
}

function lostFields(before: OutlineForm, now: OutlineForm): string[] {
  return before.fields.filter((field) => !now.fields.includes(field));
}

/** What became of one form: that of the same method and address with the most of its fields. */
function formDifference(before: OutlineForm, forms: readonly OutlineForm[]): string | undefined {
  const there = forms.filter((form) => placeOf(form) === placeOf(before));
  if (there.length === 0) return `has no form any more that sends ${named(before)}`;
  const same = there.filter(({ method }) => method === before.method);
  if (same.length === 0) return `sends by ${there[0]?.method} what the live version sends by ${named(before)}`;
  const [least = []] = same.map((form) => lostFields(before, form)).sort((one, other) => one.length - other.length);
  return least.length > 0 ? `asks no ${least.join(', ')} any more in the form that sends ${named(before)}` : undefined;
}

/** Forms that are gone, send elsewhere or otherwise, or ask less. */
export function formDifferences(before: readonly OutlineForm[], now: readonly OutlineForm[]): Difference[] {
  const reasons = before.map((form) => formDifference(form, now)).filter((reason) => reason !== undefined);
  return [...new Set(reasons)].map((reason) => ({ kind: 'forms', reason }));
}
