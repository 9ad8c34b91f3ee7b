import { checkPreview } from '../../testing/preview-checks';

describe('R2.90 /home/compRouter/solution/businessActivity', () => {
  checkPreview({
    address: '/home/compRouter/solution/businessActivity',
    name: 'businessActivity',
    shows: ['散场当天', '播前', '播后'],
  });
});
