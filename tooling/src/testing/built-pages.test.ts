import { renderBuiltPage } from './built-pages';
import { testSite } from '@site/shared/testing/test-site';

test('for a section that is not built the error contains the build command', async () => {
  const page = renderBuiltPage('mf-nowhere', '/', {}, testSite);

  await expect(page).rejects.toThrow('mf-nowhere is not built: run npm run build -- mf-nowhere first.');
});
