import type { ContentFile } from '../content-files';
import type { ContentIssue } from '../content-issue';
import { DataSource } from '../data-source';
import { OpenPlatform, operationsOf } from './open-platform-schema';
import type { ReferenceBlock } from './reference-block';

export const openPlatformFile = 'open-platform.json';

export type ReadOpenPlatform = { platform: OpenPlatform | undefined; issues: ContentIssue[] };

function repeated<Value>(values: readonly Value[]): Value[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** What a schema cannot say: names that stand twice, or name nothing. */
function platformFaults(platform: OpenPlatform): string[] {
  const operations = operationsOf(platform);
  const codes = platform['x-errors'].map(({ code }) => code);
  const tags = platform.tags.map(({ name }) => name);
  const { name: example } = platform['x-signing'].event;
  return [
    ...repeated(codes).map((code) => `错误码 ${code} 写了两次`),
    ...repeated(operations.map(({ operationId }) => operationId)).map((id) => `接口“${id}”写了两次`),
    ...operations.flatMap(({ operationId, 'x-errors': own }) =>
      own
        .filter((code) => !codes.includes(code))
        .map((code) => `接口“${operationId}”的错误码 ${code} 不在 x-errors 里`),
    ),
    ...operations.flatMap(({ operationId, tags: own }) =>
      own.filter((tag) => !tags.includes(tag)).map((tag) => `接口“${operationId}”的分组“${tag}”不在 tags 里`),
    ),
    ...(example in platform.webhooks ? [] : [`签名示例用的事件“${example}”不在 webhooks 里`]),
  ];
}

/** The OpenAPI document of the content; none where there is no file. */
export function readOpenPlatform(files: readonly ContentFile[]): ReadOpenPlatform {
  const found = files.find(({ path }) => path === openPlatformFile);
  if (!found) return { platform: undefined, issues: [] };
  const { value, issues } = new DataSource(found.path, found.text).check(OpenPlatform);
  if (!value) return { platform: undefined, issues };
  const faults = platformFaults(value).map((message) => ({ file: found.path, line: 1, message }));
  return { platform: value, issues: faults };
}

/** What the document has and no article prints. */
export function findUnwritten(platform: OpenPlatform | undefined, printed: readonly ReferenceBlock[]): ContentIssue[] {
  if (!platform) return [];
  const has = (part: string, name: string) => printed.some((block) => block.part === part && block.name === name);
  const groups = [...new Set(platform['x-errors'].map(({ group }) => group))];
  const missing = [
    ...operationsOf(platform).map(({ operationId }) => ['operation', operationId] as const),
    ...Object.keys(platform.webhooks).map((name) => ['event', name] as const),
    ...groups.map((group) => ['errors', group] as const),
  ].filter(([part, name]) => !has(part, name));
  return missing.map(([part, name]) => ({
    file: openPlatformFile,
    line: 1,
    message: `“${part} ${name}”没有写进任何文章，请在开发者参考里加一个 open-platform 块`,
  }));
}
