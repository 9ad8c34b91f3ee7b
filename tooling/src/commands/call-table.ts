import { type AnyCall, dataSchema } from '@site/shared/calls/call';
import type { CallFile } from './call-files';
import { answerText, requestText, type Schema } from './schema-text';

const absences: Record<AnyCall['absence'], string> = {
  page: 'the page',
  block: 'a block',
  nothing: 'nothing',
};

function seconds(count: number): string {
  return count === 0 ? '–' : `${count} s`;
}

function row(file: string, name: string, call: AnyCall): string {
  const { method, path, host, sends, accepts, request, reads, freshFor, timeout, absence, summary } = call;
  const others = accepts.filter((encoding) => encoding !== sends);
  const encodings = method === 'post' ? `${sends}${others.length > 0 ? `, also ${others.join(' or ')}` : ''}` : '';
  const cells = [
    `[\`${name}\`](../../${file}) ${method.toUpperCase()} \`${path}\` at ${host}. ${summary}`,
    [encodings, requestText(request as Schema)].filter(Boolean).join(': '),
    `\`${answerText((dataSchema(call) ?? call.answer) as Schema)}\``,
    seconds(freshFor),
    seconds(timeout / 1000),
    reads ? absences[absence] : '–',
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

/** The tables of `docs/contracts/calls.md`, one for each tag. */
export function callTables(files: readonly CallFile[]): string {
  const rows = files.flatMap(({ file, exported }) =>
    exported.map(([name, call]) => ({ tag: call.tag, text: row(file, name, call) })),
  );
  const head = '| call | request | answer | fresh for | waits | without it is missing |\n|---|---|---|---|---|---|';
  const table = (tag: string) => rows.filter((one) => one.tag === tag).map(({ text }) => text);
  return [...new Set(rows.map(({ tag }) => tag))]
    .toSorted()
    .map((tag) => `## ${tag}\n\n${head}\n${table(tag).join('\n')}\n`)
    .join('\n');
}
