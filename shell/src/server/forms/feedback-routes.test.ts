import { calls, answer, setAnswer, post } from '../../testing/lead-shell';

test('help feedback is passed on form-encoded and answered at the article', async () => {
  answer.body = '{"code":0,"msg":"","data":{"articleId":10001}}';
  const reply = await post('/-/help-feedback', {
    articleId: '10001',
    islike: '0',
    reason: '步骤与界面不一致',
    feedback: ' 第 3 步 ',
  });
  expect(reply.statusCode).toBe(303);
  expect(reply.headers.location).toBe('/help/helpDocument/10001#feedback-sent');
  expect(Object.fromEntries(new URLSearchParams(calls[0]?.body))).toEqual({
    articleId: '10001',
    islike: '0',
    feedback: '步骤与界面不一致：第 3 步',
  });
  await post('/-/help-feedback', { articleId: '10001', islike: '0', reason: '其他', feedback: '字'.repeat(900) });
  expect(new URLSearchParams(calls[1]?.body).get('feedback')).toBe(`其他：${'字'.repeat(497)}`);
  setAnswer({ status: 500, body: '' });
  expect((await post('/-/help-feedback', { articleId: '10001', islike: '1' })).headers.location).toBe(
    '/help/helpDocument/10001#feedback-failed',
  );
  expect((await post('/-/help-feedback', { articleId: '//evil.test' })).headers.location).toBe('/help/helpCenter');
});
