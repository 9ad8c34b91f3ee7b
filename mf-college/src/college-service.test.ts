import { readCollegePage } from '@site/shared/calls/college-page';
import { installTransport } from '@site/shared/http';
import { answerBody } from '@site/shared/testing/answer-to';
import type { AxiosAdapter } from 'axios';
import { collegeService } from './college-service';

test('R7.37 the list is a POST with its parameters in the query and 5 seconds', async () => {
  const seen: unknown[] = [];
  const adapter: AxiosAdapter = async (config) => {
    seen.push({ method: config.method, params: config.params, body: config.data, timeout: config.timeout });
    const data = answerBody(readCollegePage, { list: [], total: 0, pageIndex: 1, pageSize: 10, type: null });
    return { data, status: 200, statusText: 'OK', headers: {}, config };
  };
  installTransport({ baseUrl: () => '', adapter });

  await collegeService.lectures({ typeId: 3 });

  expect(seen).toEqual([
    { method: 'post', params: { typeId: 3, pageIndex: 1, pageSize: 10 }, body: undefined, timeout: 5_000 },
  ]);
});
