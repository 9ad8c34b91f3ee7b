import { checkPreview } from '../../testing/preview-checks';

checkPreview({ address: '/home/marketing/components/mProduct', name: 'mProduct', shows: ['href="/home/vzScrm"'] });
