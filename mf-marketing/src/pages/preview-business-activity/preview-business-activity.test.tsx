import { checkPreview } from '../../testing/preview-checks';

checkPreview({
  address: '/home/compRouter/solution/businessActivity',
  name: 'businessActivity',
  shows: ['散场当天', '播前', '播后'],
});
