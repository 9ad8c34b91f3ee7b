/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { Tools } from './help-document-tools';

test('print prints', () => {
  const printed = jest.fn();
  window.print = printed;
  render(<Tools />);
  fireEvent.click(screen.getByText('打印'));

  expect(printed).toHaveBeenCalledTimes(1);
});
