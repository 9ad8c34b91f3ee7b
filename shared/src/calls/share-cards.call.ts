import { Type } from '@sinclair/typebox';
import { Envelope, Listed } from '../contract/common';
import { defineCall } from './call';
import { noFields } from './request-fields';

const picture = Type.Object({ src: Type.String(), width: Type.Integer(), height: Type.Integer() });

export const listShareCards = defineCall({
  name: 'share-cards',
  summary: 'The pictures by which pages are shared, by their names in the index of media.',
  tag: 'site',
  method: 'get',
  host: 'cms',
  path: '/open/v1/media/cards',
  request: noFields,
  answer: Envelope(Listed(Type.Object({ name: Type.String(), card: picture, square: Type.Optional(picture) }))),
  absence: 'block',
});
