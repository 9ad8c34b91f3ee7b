import { checkPreview } from '../../testing/preview-checks';

checkPreview({
  address: '/home/marketing/components/mRecommend',
  name: 'mRecommend',
  shows: ['href="/home/marketing/50009"'],
});
