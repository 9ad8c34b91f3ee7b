import { checkPreview } from '../../testing/preview-checks';

describe('R2.91 /home/compRouter/solution/multiStoreLive', () => {
  checkPreview({
    address: '/home/compRouter/solution/multiStoreLive',
    name: 'multiStoreLive',
    shows: ['总部与三百家门店同播', '播前', '播后'],
  });
});
