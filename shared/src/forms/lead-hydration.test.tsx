/** @jest-environment jsdom */
import '../testing/browser-globals';
import { siteStore } from '@site/shared/store';
import { act, screen } from '@testing-library/react';
import { Profiler } from 'react';
import {
  booked,
  quick,
  sent,
  root,
  service,
  serve,
  hydrate,
  field,
  submit,
  receipt,
  faults,
  fillQuick,
} from '../testing/lead-form-page';

test('R12.56 what was typed, shown and sent before the application came is neither lost nor done twice', async () => {
  const answer = service(booked, 200, { held: true });
  serve(quick, false);
  await submit();
  expect(Object.keys(faults())).toEqual(['name', 'phone']);
  await hydrate(quick);
  expect(Object.keys(faults())).toEqual(['name', 'phone']);
  fillQuick();
  await submit();
  expect(screen.getByRole('button').textContent).toBe('提交中…');
  await act(async () => root?.render(quick));
  expect(screen.getByRole('button').textContent).toBe('提交中…');
  await submit();
  expect(sent).toHaveLength(1);
  await act(async () => answer());
  expect(receipt()?.textContent).toContain('提交成功！');
  expect(screen.getByText('预约沟通').getAttribute('aria-disabled')).toBeNull();
  expect([field(/怎么称呼/).value, field(/手机号/).value]).toEqual(['', '']);
});

test('R12.56 a request that is under way while the application comes ends in one receipt', async () => {
  const answer = service(booked, 200, { held: true });
  serve(quick, false);
  fillQuick();
  await submit();
  await hydrate(quick);
  await act(async () => answer());
  expect(sent).toHaveLength(1);
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test('a navigation renders no form of the frame again, and a form sends the page that it is sent from', async () => {
  let renders = 0;
  const counted = (
    <Profiler id="form" onRender={() => (renders += 1)}>
      {quick}
    </Profiler>
  );
  serve(counted, false);
  await hydrate(counted);
  const before = renders;
  history.pushState(null, '', '/home/chain');
  await act(async () => siteStore().setState({ fullUrl: location.href, routeName: 'home-chain' }));

  expect(renders).toBe(before);
  fillQuick();
  await submit();
  expect(sent[0]?.body.url).toBe('http://localhost/home/chain');
  history.pushState(null, '', '/');
});
