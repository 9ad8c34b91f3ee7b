import { checkPreview } from '../../testing/preview-checks';

describe('R2.99 /home/marketing/components/mScene', () => {
  checkPreview({ address: '/home/marketing/components/mScene', name: 'mScene', shows: ['行业沙龙报名'] });
});
