import { checkPreview } from '../../testing/preview-checks';

checkPreview({ address: '/home/marketing/components/mQs', name: 'mQs', shows: ['表单放几项合适？'] });
