import { checkPreview } from '../../testing/preview-checks';

describe('R2.88 /home/compRouter/productService/virtualLive', () => {
  checkPreview({
    address: '/home/compRouter/productService/virtualLive',
    name: 'virtualLive',
    shows: ['用绿幕搭虚拟演播厅', 'href="/home/3dpage"'],
  });
});
