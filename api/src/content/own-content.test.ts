import { join } from 'node:path';
import { chinaDay } from '@site/shared/contract/china-day';
import { checkContent } from './check-content';

test('R12.140 the content of the site keeps every rule that npm run content -- check knows', () => {
  expect(checkContent(join(__dirname, '../../content'), chinaDay(new Date())).issues).toEqual([]);
});
