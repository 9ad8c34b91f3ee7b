import { checkPreview } from '../../testing/preview-checks';

describe('R2.97 /home/marketing/components/mQs', () => {
  checkPreview({ address: '/home/marketing/components/mQs', name: 'mQs', shows: ['表单放几项合适？'] });
});
