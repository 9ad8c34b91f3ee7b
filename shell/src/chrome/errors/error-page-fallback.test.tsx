/** @jest-environment jsdom */
import '@site/shared/testing/browser-globals';
import { createSiteStore, installStoreScope, type SiteState } from '@site/shared/store';
import { testSite } from '@site/shared/testing/test-site';
import { render, screen } from '@testing-library/react';
import { ErrorPage } from './error-page';
import type { PageError } from './page-error';

const broken = {
  kind: 'page-error',
  status: 500,
  get message(): string {
    throw new Error('the words of an error are themselves an error');
  },
} as PageError;

test('R2.140 an error inside the error page shows the message of the specification', () => {
  const store = createSiteStore({ site: testSite } as SiteState);
  installStoreScope(() => store);
  // React logs every error that a boundary catches.
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<ErrorPage error={broken} />);

  expect(screen.getByRole('alert').textContent).toBe('An error occurred while showing the error page');
  expect(logged).toHaveBeenCalled();
  logged.mockRestore();
});
