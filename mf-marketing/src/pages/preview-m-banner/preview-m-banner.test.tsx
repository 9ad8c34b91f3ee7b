import { checkPreview } from '../../testing/preview-checks';

describe('R2.94 /home/marketing/components/mBanner', () => {
  checkPreview({
    address: '/home/marketing/components/mBanner',
    name: 'mBanner',
    shows: ['少填一项，多来一批', 'href="/home/login?type=1"'],
  });
});
