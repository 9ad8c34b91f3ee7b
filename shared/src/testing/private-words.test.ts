import { privateStrings } from './private-strings';
import { privateIn } from './private-words';

test('there are 200 private strings, and each is found where it is written', () => {
  expect(new Set(privateStrings).size).toBe(200);
  for (const word of privateStrings) expect(privateIn(`{"msg":"x ${word} y"}`)).toContain(word);
});
