import { checkPreview } from '../../testing/preview-checks';

describe('R2.92 /home/compRouter/solution/privateDomainLive', () => {
  checkPreview({
    address: '/home/compRouter/solution/privateDomainLive',
    name: 'privateDomainLive',
    shows: ['散场后把客户留在企业微信', '播前', '播后'],
  });
});
