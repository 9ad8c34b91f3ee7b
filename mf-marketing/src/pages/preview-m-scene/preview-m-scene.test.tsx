import { checkPreview } from '../../testing/preview-checks';

checkPreview({ address: '/home/marketing/components/mScene', name: 'mScene', shows: ['行业沙龙报名'] });
