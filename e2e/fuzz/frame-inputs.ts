import fc from 'fast-check';
import { factsLengthBytes, fromProcess } from '../../shell/src/render/processes/frame-kinds';
import { frameOf, FrameReader, headOf } from '../../shell/src/render/processes/frames';
import { editedTree } from './tree-edits';

type Frame = { kind: number; body: Buffer };

/** The frames of a kept input, whatever their kind; those before the damage of one that is damaged. */
function framesOf(input: Buffer): Frame[] {
  const frames: Frame[] = [];
  const take = (kind: number, body: Buffer) => void frames.push({ kind, body });
  try {
    new FrameReader({ longest: () => input.length, take }).push(input);
  } catch {}
  return frames;
}

/** Where the JSON of a message ends: that of a page is followed by HTML. */
function partsOf({ kind, body }: Frame): { json: string; html: Buffer } {
  if (kind !== fromProcess.rendered || body.length < factsLengthBytes)
    return { json: body.toString(), html: Buffer.of() };
  const end = factsLengthBytes + body.readUInt32BE(0);
  return { json: body.toString('utf8', factsLengthBytes, end), html: body.subarray(end) };
}

function framed(kind: number, message: unknown, html: Buffer): Buffer {
  const json = JSON.stringify(message) ?? '';
  if (kind !== fromProcess.rendered) return frameOf(kind, json);
  const length = Buffer.alloc(factsLengthBytes);
  const facts = Buffer.from(json);
  length.writeUInt32BE(facts.length);
  return Buffer.concat([headOf(kind, length.length + facts.length + html.length), length, facts, html]);
}

function editedFrame(frame: Frame): fc.Arbitrary<Buffer> {
  const { json, html } = partsOf(frame);
  const asSent = fc.constant(frameOf(frame.kind, frame.body.toString('latin1')));
  try {
    return editedTree(JSON.parse(json)).map((message) => framed(frame.kind, message, html));
  } catch {
    return asSent;
  }
}

/** The frames of a kept input in another order, each with edits of its message, some of them twice. */
export function editedFrames(kept: Buffer): fc.Arbitrary<Buffer> | undefined {
  const frames = framesOf(kept);
  if (frames.length === 0) return undefined;
  const exact = frames.map(({ kind, body }) => fc.constant(Buffer.concat([headOf(kind, body.length), body])));
  const one = fc.oneof(...exact, ...frames.map(editedFrame));
  return fc.array(one, { minLength: 1, maxLength: 8 }).map((all) => Buffer.concat(all));
}
