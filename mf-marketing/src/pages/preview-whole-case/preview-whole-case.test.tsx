import { checkPreview } from '../../testing/preview-checks';

describe('R2.89 /home/compRouter/productService/wholeCase', () => {
  checkPreview({
    address: '/home/compRouter/productService/wholeCase',
    name: 'wholeCase',
    shows: ['由同一个团队执行', '执行确认单'],
  });
});
