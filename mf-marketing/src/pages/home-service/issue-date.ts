import { typedNumbers } from '@site/shared/page/typed-parameters';

/**
 * The day of a quote, in China. A page that is stored is of no day, so that the server says none on it; one whose numbers were typed never
 * is (page-key.ts). Browsers say the day on which the wish changed, and the print script that of the print (print-date.ts).
 */
export function issueDate(asked: string): string {
  const query = new URLSearchParams(asked);
  if (typeof document === 'undefined' && !typedNumbers.some((name) => query.has(name))) return '';
  return new Date().toLocaleDateString('zh-CN', { timeZone: 'Asia/Shanghai' });
}
