import type { ContentIssue } from './content-issue';
import type { SourcedEntry } from './entry';

/** Whether an entry may be seen on this day in China; one of no day always. */
export function isDue({ published }: { published: string }, today: string): boolean {
  return published <= today;
}

/** What is imported and waits for its day, and where others lead to it meanwhile. */
export function findScheduled(entries: readonly SourcedEntry[], today: string): ContentIssue[] {
  const waiting = new Map(
    entries.filter((entry) => !isDue(entry, today)).map((entry) => [`${entry.kind}/${entry.id}`, entry]),
  );
  const early = entries
    .filter((entry) => isDue(entry, today))
    .flatMap(({ file, references }) =>
      references.flatMap(({ kind, id, line }) => {
        const target = waiting.get(`${kind}/${id}`);
        return target
          ? [{ file, line, message: `这里提到的 ${target.file} 到 ${target.published} 才上线，之前点开是“找不到页面”` }]
          : [];
      }),
    );
  const announced = [...waiting.values()].map(({ file, published, title }) => ({
    ...{ file, line: 1 },
    message: `将于 ${published} 上线：《${title}》，在那之前列表、搜索和地址都看不到它`,
  }));
  return [...announced, ...early];
}
