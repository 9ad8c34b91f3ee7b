import { checkPreview } from '../../testing/preview-checks';

describe('R2.93 /home/compRouter/solution/trainingLive', () => {
  checkPreview({
    address: '/home/compRouter/solution/trainingLive',
    name: 'trainingLive',
    shows: ['用答题和报表检验学习效果', '播前', '播后'],
  });
});
