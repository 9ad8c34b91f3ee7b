import { installTransport } from '@site/shared/http';
import type { AxiosAdapter } from 'axios';
import { collegeService, listTimeout } from './college-service';
import { answer } from './testing/samples';

test('the list is a POST with its parameters in the query and 5 seconds (spec §7)', async () => {
  const seen: unknown[] = [];
  const adapter: AxiosAdapter = async (config) => {
    seen.push({ method: config.method, params: config.params, body: config.data, timeout: config.timeout });
    const data = answer({ list: [], total: 0, pageIndex: 1, pageSize: 10, type: null });
    return { data, status: 200, statusText: 'OK', headers: {}, config };
  };
  installTransport({ baseUrl: () => '', adapter });

  await collegeService.lectures({ typeId: 3 });

  expect(listTimeout).toBe(5_000);
  expect(seen).toEqual([
    { method: 'post', params: { typeId: 3, pageIndex: 1, pageSize: 10 }, body: undefined, timeout: 5_000 },
  ]);
});
