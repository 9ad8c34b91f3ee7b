import { checkPreview } from '../../testing/preview-checks';

describe('R2.96 /home/marketing/components/mProduct', () => {
  checkPreview({ address: '/home/marketing/components/mProduct', name: 'mProduct', shows: ['href="/home/vzScrm"'] });
});
