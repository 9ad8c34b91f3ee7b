/** @jest-environment jsdom */
import '@site/shared/testing/browser-globals';
import { sendHelpFeedback } from '@site/shared/calls/help-feedback';
import { reportFailedRequest } from '@site/shared/calls/log-collect';
import { installTransport } from '@site/shared/http';
import { answerBody } from '@site/shared/testing/answer-to';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Feedback } from './help-document-feedback';

type Adapter = NonNullable<Parameters<typeof installTransport>[0]['adapter']>;

/** Answers every call with `status`, and returns what was sent. */
function service(status = 200): string[] {
  const sent: string[] = [];
  const adapter: Adapter = async (config) => {
    if (config.url !== reportFailedRequest.path)
      sent.push(`${config.url} ${config.headers['Content-Type']} ${decodeURIComponent(config.data)}`);
    if (status !== 200) throw new Error(`status ${status}`);
    return { data: answerBody(sendHelpFeedback, { articleId: 10044 }), status, statusText: '', headers: {}, config };
  };
  installTransport({ baseUrl: () => '', adapter });
  return sent;
}

/** The texts of answers without script are in the page from the start, so what is waited for is what is announced. */
const announced = (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toContain(text));

const submitReasons = () => fireEvent.submit(screen.getByText('提交反馈').closest('form') as HTMLFormElement);

test('R7.30 one click on 有用 is sent form-encoded and acknowledged', async () => {
  const sent = service();
  render(<Feedback articleId={10044} />);
  fireEvent.submit(screen.getByText('有用').closest('form') as HTMLFormElement);

  await announced('谢谢，反馈已收到。');
  expect(sent).toEqual([
    '/liveajax/HelpArticleFeedback application/x-www-form-urlencoded articleId=10044&islike=1&feedback=',
  ]);
  expect(screen.queryByText('有用')).toBeNull();
  expect(screen.queryByText('告诉值班同事')).toBeNull();
});

test('R3.26 R12.123 没用 is sent with its reason and the text of the visitor', async () => {
  const sent = service();
  render(<Feedback articleId={10044} />);
  fireEvent.click(screen.getByLabelText('步骤与界面不一致'));
  fireEvent.change(screen.getByLabelText('补充说明（选填）'), { target: { value: ' 按钮改名了 ' } });
  submitReasons();

  await announced('谢谢，反馈已收到。');
  expect(sent[0]).toContain('islike=0&feedback=步骤与界面不一致：按钮改名了');
  expect(screen.getByText('告诉值班同事').getAttribute('href')).toBe('#support');
});

test('while a request is pending a second click sends nothing', async () => {
  const sent = service();
  render(<Feedback articleId={10044} />);
  fireEvent.click(screen.getByLabelText('其他'));
  submitReasons();
  fireEvent.submit(screen.getByText('提交中…').closest('form') as HTMLFormElement);

  await announced('谢谢，反馈已收到。');
  expect(sent).toHaveLength(1);
});

test('a failure shows a message and keeps the input', async () => {
  service(500);
  render(<Feedback articleId={10044} />);
  fireEvent.change(screen.getByLabelText('补充说明（选填）'), { target: { value: '第 3 步' } });
  submitReasons();

  await announced('提交失败，请稍后重试');
  expect((screen.getByLabelText('补充说明（选填）') as HTMLTextAreaElement).value).toBe('第 3 步');
});
