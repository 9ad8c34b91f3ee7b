import { checkPreview } from '../../testing/preview-checks';

checkPreview({
  address: '/home/compRouter/productService/wholeCase',
  name: 'wholeCase',
  shows: ['一个团队跟到底', '执行确认单'],
});
