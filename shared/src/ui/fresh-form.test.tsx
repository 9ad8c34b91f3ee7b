/** @jest-environment jsdom */
import '../testing/browser-globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { FreshForm } from './fresh-form';

function Page() {
  return (
    <FreshForm>
      <form>
        <input aria-label="手机号" />
        <label>
          <input type="checkbox" />
          同意
        </label>
        <input type="hidden" name="url" defaultValue="" />
        <p role="status" />
      </form>
    </FreshForm>
  );
}

async function shown() {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: ['/one'] });
  render(<RouterProvider router={router} />);
  const form = screen.getByRole('status').parentElement;
  return { form, go: (address: string) => act(async () => void (await router.navigate(address))) };
}

const now = () => screen.getByRole('status').parentElement;

test('a form that nobody used stays as it is on the next page', async () => {
  const { form, go } = await shown();
  form?.querySelector('[type=hidden]')?.setAttribute('value', '/one');
  await go('/two');
  expect(now() === form).toBe(true);
});

test.each<[string, () => void]>([
  ['typed text', () => fireEvent.input(screen.getByLabelText('手机号'), { target: { value: '138' } })],
  ['a tick', () => fireEvent.click(screen.getByLabelText('同意'))],
  ['a message', () => screen.getByRole('status').append('预约成功')],
  ['a fault', () => screen.getByLabelText('手机号').setAttribute('aria-invalid', 'true')],
])('%s is not brought along to the next page', async (_what, use) => {
  const { form, go } = await shown();
  use();
  await go('/one#lead');
  expect(now() === form).toBe(true);
  await go('/two');
  expect(now() === form).toBe(false);
  expect(screen.getByLabelText<HTMLInputElement>('手机号').value).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>('同意').checked).toBe(false);
});
