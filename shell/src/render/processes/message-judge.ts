import { ExcessError, parseBounded } from '@site/shared/contract/bounded-json';
import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import type { RenderAnswer } from '../pages/worker-messages';
import { factsLengthBytes, fromProcess } from './frame-kinds';
import { BadFrame } from './frames';

const kilobyte = 1024;
const strict = { additionalProperties: false };
const id = Type.Integer({ minimum: 1 });
const reason = Type.String({ maxLength: 64 * kilobyte });

const Call = Type.Object(
  {
    method: Type.Union([Type.Literal('get'), Type.Literal('post')]),
    url: Type.String({ maxLength: 8 * kilobyte }),
    body: Type.Optional(Type.String({ maxLength: 64 * kilobyte })),
    contentType: Type.Optional(Type.String({ maxLength: 200 })),
    timeout: Type.Number({ minimum: 0, maximum: 60_000 }),
    call: Type.String({ maxLength: 100 }),
    remote: Type.String({ maxLength: 100 }),
    reference: Type.Optional(Type.String({ maxLength: 100 })),
  },
  strict,
);

const Rendered = Type.Object(
  {
    id,
    status: Type.Integer({ minimum: 200, maximum: 599 }),
    location: Type.Optional(Type.String({ maxLength: 8 * kilobyte })),
    degraded: Type.Boolean(),
    stale: Type.Boolean(),
    fault: Type.Optional(reason),
    asked: Type.Optional(Type.Array(Call, { maxItems: 100 })),
    unsettled: Type.Optional(Type.Literal(true)),
  },
  strict,
);

const Refused = Type.Object({ reason, isOfSection: Type.Boolean() }, strict);
const Stray = Type.Object({ reason }, strict);
const Rendering = Type.Object({ id }, strict);
const Asked = Type.Object({ id, request: Call }, strict);

/** A page with its facts may have 2 MB; the largest of the site has 0.2. */
const longestPage = 2 * kilobyte * kilobyte;
const most: Readonly<Record<number, number>> = {
  [fromProcess.loading]: 0,
  [fromProcess.ready]: 0,
  [fromProcess.refused]: 256 * kilobyte,
  [fromProcess.stray]: 256 * kilobyte,
  [fromProcess.rendering]: 100,
  [fromProcess.rendered]: longestPage,
  [fromProcess.call]: 512 * kilobyte,
  [fromProcess.pong]: 0,
};

/** The most bytes that a message of a render process may have; undefined for a kind that there is not. */
export function longestBody(kind: number): number | undefined {
  return most[kind];
}

/**
 * @returns a reader of one kind of JSON message: its nesting and its values are counted before it is parsed, its fields are
 * judged before it is used. The reader throws {@link BadFrame}, which says what is wrong and repeats nothing of the message.
 */
function reader<Schema extends TSchema>(name: string, schema: Schema): (text: string) => Static<Schema> {
  const check = TypeCompiler.Compile(schema);
  return (text) => {
    const message = parsed(name, text);
    if (check.Check(message)) return message;
    throw new BadFrame(`a message “${name}” that is wrong at “${check.Errors(message).First()?.path ?? ''}”`);
  };
}

function parsed(name: string, text: string): unknown {
  try {
    return parseBounded(text);
  } catch (error) {
    throw new BadFrame(`a message “${name}” that ${error instanceof ExcessError ? error.message : 'is not JSON'}`);
  }
}

const readFacts = reader('rendered', Rendered);
export const readRefused = reader('refused', Refused);
export const readStray = reader('stray', Stray);
export const readRendering = reader('rendering', Rendering);
export const readCall = reader('call', Asked);

/**
 * A page as it came: the length of its facts, the facts as JSON, then its HTML, whose bytes are not copied.
 * @throws {BadFrame} for facts that are none of a page
 */
export function readRendered(body: Buffer): { id: number; answer: RenderAnswer } {
  const begin = factsLengthBytes;
  const end = begin + (body.length < begin ? Number.POSITIVE_INFINITY : body.readUInt32BE(0));
  if (end > body.length) throw new BadFrame('a page that is shorter than its facts');
  const { id: of, ...facts } = readFacts(body.toString('utf8', begin, end));
  return { id: of, answer: { ...facts, html: body.subarray(end) } as RenderAnswer };
}
