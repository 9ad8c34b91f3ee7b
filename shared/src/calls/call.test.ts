import { Type } from '@sinclair/typebox';
import { Envelope, Listed } from '../contract/common';
import { bodyOf, defineCall, isContentCall, withDefault } from './call';

const common = { name: 'word', summary: '', tag: 'help', host: 'cms', path: '/open/v1/word' } as const;
const Word = Type.Object({ text: Type.String() });

const listWords = defineCall({
  ...common,
  method: 'get',
  request: Type.Object({ size: withDefault(Type.Integer(), 5) }),
  answer: Envelope(Type.Intersect([Listed(Word), Type.Object({ total: Type.Integer() })])),
});

const storeWord = defineCall({
  ...common,
  method: 'post',
  request: Word,
  answer: Type.Object({ isok: Type.Boolean() }),
});

test('a GET reads: its answer is part of the page and fresh for a minute', () => {
  expect(listWords).toMatchObject({ reads: true, sends: 'query', accepts: ['query'], absence: 'page', freshFor: 60 });
});

test('a POST changes something: it is never cached, and no page waits for it', () => {
  expect(storeWord).toMatchObject({ reads: false, sends: 'json', accepts: ['json', 'form'], absence: 'nothing' });
  expect(storeWord.freshFor).toBe(0);
});

test('a post that only reads is cached as a GET is, unless it says otherwise', () => {
  const read = { ...common, method: 'post', request: Word, answer: Envelope(Word), reads: true } as const;
  expect(defineCall(read)).toMatchObject({ absence: 'page', freshFor: 60, lists: false });
  expect(defineCall({ ...read, absence: 'block', freshFor: 0 })).toMatchObject({ absence: 'block', freshFor: 0 });
});

test('a list is found in an answer that is made of parts', () => {
  expect([listWords.lists, storeWord.lists]).toEqual([true, false]);
});

test('a content call answers its data in an envelope, another call its body as it is', () => {
  const data = { list: [{ text: '直播' }], total: 1 };
  expect(bodyOf(listWords, data)).toEqual({ code: 0, msg: 'ok', data });
  expect(bodyOf(storeWord, { isok: true })).toEqual({ isok: true });
  expect([listWords, storeWord].map(isContentCall)).toEqual([true, false]);
});
