import { setupSentence } from './setup-sentence';

test('a set-up is one sentence with every number and its unit', () => {
  const parts = [
    { name: '机位', count: 3, unit: '台' },
    { name: '现场', count: 6, unit: '人' },
  ];
  expect(setupSentence('照某客户的做法播一场：', parts)).toBe('照某客户的做法播一场：机位 3 台、现场 6 人。');
});
