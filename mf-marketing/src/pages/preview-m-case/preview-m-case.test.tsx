import { checkPreview } from '../../testing/preview-checks';

describe('R2.95 /home/marketing/components/mCase', () => {
  checkPreview({ address: '/home/marketing/components/mCase', name: 'mCase', shows: ['href="/home/case?id=41019"'] });
});
