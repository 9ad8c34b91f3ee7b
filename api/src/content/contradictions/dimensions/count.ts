import { measures } from '../measure';

/**
 * What is counted, by kinds that people count with different words: a plan is 一个 or 一档, a city 一个 or 一座. A number alone is
 * of things and of people, `alone`, as 「位」 is: a guest is 一位 or 一路.
 */
export const counts = measures('count', [
  {
    written: '(?:个|座|种|款|档|类|路|台|套|项)(?!小时|工作日|月|星期|季度|钟|半|人[^脸]|字)',
    factor: 1,
    kind: 'thing',
  },
  { written: '人次', factor: 1, kind: 'visit' },
  { written: '个?人(?!像|脸|物|工|员)|名', factor: 1, kind: 'person' },
  { written: '位', factor: 1, kind: 'alone' },
  { written: '家', factor: 1, kind: 'firm' },
  { written: '(?:万)?场(?!景|馆|地)', factor: 1, kind: 'show' },
  { written: '次(?!日|要)', factor: 1, kind: 'time' },
  { written: '字', factor: 1, kind: 'sign' },
  { written: '题', factor: 1, kind: 'question' },
  { written: '条', factor: 1, kind: 'line' },
  { written: '核', factor: 1, kind: 'core' },
]);
