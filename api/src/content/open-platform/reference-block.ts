import { markdownTable } from './markdown-parts';
import { eventList, eventWords } from './event-words';
import { type OpenPlatform, operationsOf } from './open-platform-schema';
import { operationList, operationWords } from './operation-words';
import { eventExample, headerTable, requestExample } from './signing-words';

type Part = (platform: OpenPlatform, name: string) => string | undefined;

function errorTable({ 'x-errors': errors }: OpenPlatform, group: string): string | undefined {
  const rows = errors
    .filter((error) => error.group === group)
    .map(({ code, says, cause, remedy }) => [`${says} \`${code}\``, cause, remedy]);
  return rows.length > 0 ? markdownTable(['返回', '原因', '怎么办'], rows) : undefined;
}

function operation(platform: OpenPlatform, id: string): string | undefined {
  const found = operationsOf(platform).find(({ operationId }) => operationId === id);
  return found && operationWords(found);
}

function event({ webhooks }: OpenPlatform, name: string): string | undefined {
  const found = webhooks[name]?.post;
  return found && eventWords(name, found);
}

function operations(platform: OpenPlatform, tag: string): string | undefined {
  const found = operationsOf(platform).filter(({ tags }) => tags.includes(tag));
  return found.length > 0 ? operationList(found) : undefined;
}

const servers: Part = ({ servers: list }) =>
  markdownTable(
    ['环境', '地址'],
    list.map(({ url, description }) => [description, `\`${url}\``]),
  );

/** What a block may name: `operation createRoom`, `events`. */
const parts: Readonly<Record<string, Part>> = {
  operation,
  operations,
  event,
  events: eventList,
  errors: errorTable,
  servers,
  headers: headerTable,
  'request-example': requestExample,
  'event-example': eventExample,
};

/** Words of a fenced block `open-platform`: what it asks for, then the name of the thing. */
export type ReferenceBlock = { part: string; name: string };

export function readReferenceBlock(text: string): ReferenceBlock {
  const [part = '', name = ''] = text.trim().split(/\s+/);
  return { part, name };
}

/** The Markdown that a block stands for; undefined where the document has no such thing. */
export function referenceWords({ part, name }: ReferenceBlock, platform: OpenPlatform): string | undefined {
  return parts[part]?.(platform, name);
}
