import { checkPreview } from '../../testing/preview-checks';

checkPreview({
  address: '/home/compRouter/solution/trainingLive',
  name: 'trainingLive',
  shows: ['学到才算数', '播前', '播后'],
});
