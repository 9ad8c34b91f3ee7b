import type { ContentIssue } from '../content-issue';
import { type HouseRule, type Written, issueAt } from './written';

const numerals = '零一二三四五六七八九十';
const numberOf = (word: string) => (word === '两' ? 2 : numerals.indexOf(word));
/** 「四步搭建」「用五步播完」, but no 第三步 and no 一步. */
const promised = /(?<![第零一二三四五六七八九十])([两三四五六七八九十])步/;
const section = /^## /m;

/** How many steps a section has: its numbered headings or, without any, the items of its numbered list. */
function stepsIn(text: string): number {
  const headings = text.match(/^\d+\. ### /gm) ?? [];
  return (headings.length > 0 ? headings : (text.match(/^\d+\. /gm) ?? [])).length;
}

function sectionIssues({ file, split }: Written): ContentIssue[] {
  let line = split.bodyLine;
  return split.body.split(section).flatMap((text) => {
    const [heading = '', at] = [text.split('\n')[0], line];
    line += text.split('\n').length - 1;
    const word = promised.exec(heading)?.[1];
    const steps = stepsIn(text);
    if (!word || steps === 0 || steps === numberOf(word)) return [];
    return [{ file, line: at, message: `小标题说${word}步，下面写了 ${steps} 步` }];
  });
}

function summaryIssues(article: Written): ContentIssue[] {
  const word = promised.exec(String(article.front.summary ?? ''))?.[1];
  const counts = article.split.body.split(section).map(stepsIn);
  const numbered = counts.filter((steps) => steps > 1);
  if (!word || numbered.length === 0 || numbered.includes(numberOf(word))) return [];
  return [issueAt(article, ['summary'], `摘要说${word}步，正文写了 ${numbered.join('、')} 步`)];
}

/** What promises a number of steps has as many. */
export const stepRules: HouseRule = (articles) =>
  articles.flatMap((article) => [...sectionIssues(article), ...summaryIssues(article)]);
