/** @jest-environment jsdom */
import '@site/shared/testing/browser-globals';
import { createSiteStore, installStoreScope, type SiteState } from '@site/shared/store';
import { testSite } from '@site/shared/testing/test-site';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { RootError } from './root-error';

jest.mock('../layouts/default-layout', () => ({
  DefaultLayout() {
    throw new Error('a part of the chrome did not come');
  },
}));

test('an error whose chrome cannot be made is shown without it', async () => {
  const store = createSiteStore({ site: testSite } as SiteState);
  installStoreScope(() => store);
  // React logs every error that a boundary catches.
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const loader = () => {
    throw new Error('lost');
  };
  const router = createMemoryRouter([
    { path: '/', loader, element: <p />, ErrorBoundary: RootError, HydrateFallback: () => null },
  ]);
  render(<RouterProvider router={router} />);

  expect((await screen.findByRole('heading', { level: 1 })).closest('main')).not.toBeNull();
  logged.mockRestore();
});
