import { Type } from '@sinclair/typebox';
import { Envelope } from './common';

const short = { maxLength: 64 };

/** Body of `POST /open/v1/track`: a `TrackingEvent` of `tracking.ts`, all fields as spec §3 names them. */
export const TrackRequest = Type.Object({
  action_id: Type.String({ minLength: 1, ...short }),
  type: Type.Union([Type.Literal('view'), Type.Literal('click'), Type.Literal('event')]),
  action: Type.String(short),
  action_code: Type.String({ minLength: 1, ...short }),
  score: Type.Integer({ minimum: 0, maximum: 1000 }),
  max_score: Type.Integer({ minimum: 0, maximum: 1000 }),
  open_flag: Type.Integer({ minimum: 0, maximum: 1 }),
});

export const TrackResponse = Envelope(Type.Null());
