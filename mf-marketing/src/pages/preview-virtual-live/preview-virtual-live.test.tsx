import { checkPreview } from '../../testing/preview-checks';

checkPreview({
  address: '/home/compRouter/productService/virtualLive',
  name: 'virtualLive',
  shows: ['用绿幕搭虚拟演播厅', 'href="/home/3dpage"'],
});
