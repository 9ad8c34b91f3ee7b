import type { ContentFile } from '../content-files';
import type { ContentIssue } from '../content-issue';
import { claimsIn } from './claims';

/** What `npm run content -- new` leaves to be written, and what else reads like it. */
export const unwritten = /待补充|TODO|lorem|占位/gi;

/** What marks names and figures as examples: the footer of the demonstration does so once on every page. */
export const sampleMark = /(?:平台)?示例(?:数据|画面|数值|口径|价格|配置)|[·（] ?示例(?:值|）|$)/gm;

const longSentence = 20;

type Finder = (line: string) => readonly string[];

function wordsIn({ path, text }: ContentFile, find: Finder, message: (word: string) => string): ContentIssue[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      [...new Set(find(line))].map((word) => ({ file: path, line: index + 1, message: message(word) })),
    );
}

/** Lines of the front matter that begin with `#` are the editor's own. */
const withoutComments = (text: string) => text.replace(/^---\n[^]*?\n---$/m, (head) => head.replace(/^#.*$/gm, ''));

/** Words that advertising law bans, and what is still to be written. */
export function findWords(files: readonly ContentFile[]): ContentIssue[] {
  const written = files.map(({ path, text }) => ({ path, text: withoutComments(text) }));
  return written.flatMap((file) => [
    ...wordsIn(
      file,
      (line) => line.match(sampleMark) ?? [],
      (word) => `页脚已经写明公司、客户与数字均为示例，“${word}”不用再写`,
    ),
    ...wordsIn(file, claimsIn, (word) => `“${word}”是广告法不让用的说法，请换成具体的事实`),
    ...wordsIn(
      file,
      (line) => line.match(unwritten) ?? [],
      (word) => `这里还没有写：请把“${word}”换成你的内容`,
    ),
  ]);
}

const hanOf = (text: string) => text.replace(/[^\u4e00-\u9fff]/g, '');

/** The long sentences of the text below the front matter, each with its line. */
function longSentences({ text }: ContentFile): { words: string; line: number }[] {
  const lines = text.split('\n');
  const end = lines.indexOf('---', 1);
  return lines.flatMap((content, index) =>
    index <= end
      ? []
      : content
          .split(/[。！？；]/)
          .map((sentence) => ({ words: hanOf(sentence), line: index + 1 }))
          .filter(({ words }) => words.length >= longSentence),
  );
}

/** Sentences of 20 or more 汉字 that stand in two articles. */
export function findSharedSentences(files: readonly ContentFile[]): ContentIssue[] {
  const owners = new Map<string, string>();
  return files
    .filter(({ path }) => path.endsWith('.md'))
    .flatMap((file) =>
      longSentences(file).flatMap(({ words, line }) => {
        const owner = owners.get(words) ?? file.path;
        owners.set(words, owner);
        const message = `这句话和 ${owner} 里的一样，请换一种说法：${words}`;
        return owner === file.path ? [] : [{ file: file.path, line, message }];
      }),
    );
}
