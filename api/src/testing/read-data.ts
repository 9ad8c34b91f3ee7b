import type { TestService } from './test-service';

/** The data of a content call, which must succeed. */
export async function readData<Data>(service: TestService, url: string): Promise<Data> {
  const answer = await service.get(url);
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ code: 0 });
  return (answer.body as { data: Data }).data;
}
