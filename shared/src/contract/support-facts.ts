// What is said of a field wherever a request for support is shown or judged, and its rules. No schema library here: the
// island of forms imports this file, and not the questions.

import type { FieldRules } from '../parts/contract/field-rules';
import { cutText } from './characters';
import { longestArticle } from './support-wire';

export type SupportFact = FieldRules & {
  /** For whoever is on duty: heading in lists and exports. */
  heading: string;
  longest: number;
};

/** In the order of forms and exports. A field without `missing` is optional. */
const list = {
  room: { heading: '直播间号', longest: 60 },
  happenedAt: { heading: '发生时间', longest: 40 },
  message: {
    ...{ heading: '报错', longest: 300 },
    ...{ missing: '请写下看到的提示或现象', tooLong: '报错或现象不能超过 300 个字' },
  },
  seen: { heading: '截图说明', longest: 1000 },
  article: { heading: '页面', longest: longestArticle },
  phone: {
    ...{ heading: '电话', longest: 11, missing: '请输入手机号' },
    format: { name: 'mobile', message: '请输入正确的手机号' },
  },
  tried: { heading: '已试过', longest: 1000 },
} satisfies Record<string, SupportFact>;

export type SupportFieldKey = keyof typeof list;

export const supportFacts: Record<SupportFieldKey, SupportFact> = list;

/** The number of a room in an address: behind its name, else the last that is long enough. */
const room = /^(?:.*?(?:room|live|\bid)(?:_?id)?\W(\d+)|.*[/-](\d{4,}))/i;

/** What is optional blocks no request: it is cut, but of a long address the number of its room stays. */
export function cutSupport(key: SupportFieldKey, text: string): string {
  const { missing, longest } = supportFacts[key];
  if (missing) return text;
  const [, named, last] = (key === 'room' && text.length > longest && room.exec(text)) || [];
  return cutText(named ?? last ?? text, longest);
}
