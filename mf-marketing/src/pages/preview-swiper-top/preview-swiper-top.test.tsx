import { checkPreview } from '../../testing/preview-checks';

describe('R2.87 /home/compRouter/productService/swiperTop', () => {
  checkPreview({
    address: '/home/compRouter/productService/swiperTop',
    name: 'swiperTop',
    shows: ['少填一项，多来一批', 'href="/home/marketing/50001"'],
  });
});
