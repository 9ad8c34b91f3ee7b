import { pageText } from './page-text';

test('a page is read line by line: blocks apart, cells of a row together, without scripts', () => {
  const html = `<head><title>价格</title><meta name="description" content="五个版本"/><script>var secret = 1</script></head>
    <h1><span>先算<!-- -->清楚</span></h1><p>A &amp; B</p>
    <div role="row"><span role="rowheader">签到</span><span role="cell">不含</span><span role="cell"><i>支持</i></span></div>
    <dl><dt>企业在用</dt><dd>3,260<small>家</small></dd></dl><img alt="图里的字">`;

  expect(pageText(html).split('\n')).toEqual([
    '五个版本',
    '图里的字',
    '价格',
    '先算清楚',
    'A & B',
    '签到 | 不含 | 支持',
    '企业在用 3,260家',
  ]);
});

test('structured data is a line, and the plans of an article stand with its title', () => {
  const html =
    '<script type="application/ld+json">{"name":"专业版","price":"19800"}</script><h1>创建签到</h1><dl><dt>适用版本</dt><dd>基础版及以上</dd></dl>';

  expect(pageText(html).split('\n')).toEqual([
    '{"name":"专业版","price":"19800"}',
    '创建签到 基础版及以上',
    '创建签到',
    '适用版本 基础版及以上',
  ]);
});
