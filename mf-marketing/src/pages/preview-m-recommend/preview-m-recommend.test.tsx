import { checkPreview } from '../../testing/preview-checks';

describe('R2.98 /home/marketing/components/mRecommend', () => {
  checkPreview({
    address: '/home/marketing/components/mRecommend',
    name: 'mRecommend',
    shows: ['href="/home/marketing/50009"'],
  });
});
