import { checkPreview } from '../../testing/preview-checks';

describe('R2.86 /home/compRouter/productService/cloudServices', () => {
  checkPreview({
    address: '/home/compRouter/productService/cloudServices',
    name: 'cloudServices',
    shows: ['都在浏览器里', 'href="/home/daobo"'],
  });
});
