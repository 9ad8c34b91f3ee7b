import { exampleOf, fieldRows } from './message-fields';
import { jsonBlock, markdownTable } from './markdown-parts';
import type { OpenPlatform, PlatformEvent } from './open-platform-schema';

const schemaOf = ({ requestBody }: PlatformEvent) => requestBody.content['application/json'].schema;

/** An event as it is sent, made of the examples of its fields. */
export function eventMessage(name: string, event: PlatformEvent): unknown {
  return { ...event['x-sent'], event: name, data: exampleOf(schemaOf(event)) };
}

/** An event as the reference prints it, under a heading of its own. */
export function eventWords(name: string, event: PlatformEvent): string {
  const rows = fieldRows(schemaOf(event)).map((field) => [`\`${field.name}\``, field.type, field.meaning]);
  return [
    `### ${event.summary} \`${name}\``,
    `${event.description}常用来${event['x-use']}。`,
    markdownTable(['data 里的字段', '类型', '说明'], rows),
    jsonBlock(eventMessage(name, event)),
  ].join('\n\n');
}

/** All events in one table. */
export function eventList({ webhooks }: OpenPlatform): string {
  const rows = Object.entries(webhooks).map(([name, { post }]) => [`\`${name}\``, post.description, post['x-use']]);
  return markdownTable(['事件', '什么时候发', '常用来'], rows);
}
