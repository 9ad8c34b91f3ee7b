import { checkPreview } from '../../testing/preview-checks';

checkPreview({
  address: '/home/compRouter/solution/multiStoreLive',
  name: 'multiStoreLive',
  shows: ['总部与三百家门店同播', '播前', '播后'],
});
