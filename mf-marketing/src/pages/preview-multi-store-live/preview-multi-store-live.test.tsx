import { checkPreview } from '../../testing/preview-checks';

checkPreview({
  address: '/home/compRouter/solution/multiStoreLive',
  name: 'multiStoreLive',
  shows: ['三百家店一起卖', '播前', '播后'],
});
