import { headingsIn } from './headings';

test('R12.112 headings, questions and captions are read as text, paragraphs are not', () => {
  const html = '<h2 id="a">推流 &amp; <code>RTMP</code></h2><p>正文</p><details><summary>收不到？</summary></details>';
  expect(headingsIn(`${html}<figure><figcaption>填地址</figcaption></figure>`)).toEqual([
    '推流 & RTMP',
    '收不到？',
    '填地址',
  ]);
});
