import { checkPreview } from '../../testing/preview-checks';

checkPreview({ address: '/home/marketing/components/mCase', name: 'mCase', shows: ['href="/home/case?id=41019"'] });
