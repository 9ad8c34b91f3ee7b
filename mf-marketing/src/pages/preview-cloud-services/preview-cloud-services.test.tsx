import { checkPreview } from '../../testing/preview-checks';

checkPreview({
  address: '/home/compRouter/productService/cloudServices',
  name: 'cloudServices',
  shows: ['都在浏览器里', 'href="/home/daobo"'],
});
