import { checkPreview } from '../../testing/preview-checks';

checkPreview({
  address: '/home/compRouter/productService/swiperTop',
  name: 'swiperTop',
  shows: ['少填一项，多来一批', 'href="/home/marketing/50001"'],
});
