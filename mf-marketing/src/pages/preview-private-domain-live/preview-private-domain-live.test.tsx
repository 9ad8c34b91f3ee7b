import { checkPreview } from '../../testing/preview-checks';

checkPreview({
  address: '/home/compRouter/solution/privateDomainLive',
  name: 'privateDomainLive',
  shows: ['客户还在自己的池子里', '播前', '播后'],
});
