import { audienceTerms } from './glossary-audience';
import { productionTerms } from './glossary-production';
import type { TermGroup } from './glossary-terms';

export const glossaryCopy = {
  heading: '直播术语',
  lead: '开会时听到、后台里看到的词，各用一两句话说明白。',
  more: '看这篇',
} as const;

export const glossary: TermGroup[] = [...productionTerms, ...audienceTerms];
