import { checkPreview } from '../../testing/preview-checks';

checkPreview({
  address: '/home/compRouter/productService/virtualLive',
  name: 'virtualLive',
  shows: ['换出一间演播厅', 'href="/home/3dpage"'],
});
