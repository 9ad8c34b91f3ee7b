import { limits, passagesIn } from './passages-in';

test('headings, folded questions and rows with a code are passages with the nearest id', () => {
  const html = `<section id="faq"><h2>常见问题</h2><p>答案在下面。</p>
    <details id="q-1"><summary><h3>能退款<wbr>吗？</h3></summary><p>七天内&amp;未开播可以。</p></details></section>
    <table><tr><td>签名不一致 <code>40102</code></td><td>先序列化，再签名</td></tr></table>`;

  expect(passagesIn(html)).toEqual(
    expect.arrayContaining([
      { anchor: 'faq', heading: '常见问题', text: '答案在下面。' },
      { anchor: 'q-1', heading: '能退款吗？', text: expect.stringContaining('七天内&未开播可以。') as string },
      { anchor: 'q-1', heading: '签名不一致 40102', text: expect.stringContaining('先序列化') as string },
    ]),
  );
});

test('what leads elsewhere, forms and labels of empty folds are no passages', () => {
  const html = `<h2>产品</h2><p>一句话。</p><details><summary>具体怎么做</summary></details><div>三步做完。</div>
    <nav><h3>接着看</h3></nav><section id="lead"><h2>留言</h2></section><a href="/x"><h3>别的页面</h3><p>说别的。</p></a>`;
  const headings = passagesIn(html).map(({ heading }) => heading);

  expect(headings).toEqual(['产品']);
  expect(passagesIn(html)[0]?.text).toBe('一句话。 三步做完。');
});

test('a page of a hostile section is bounded in parts and in their length', () => {
  const passages = passagesIn(
    `<h2>${'长'.repeat(9_000)}</h2><p>${'话'.repeat(90_000)}</p>${'<h3>a</h3><p>b</p>'.repeat(500)}</div></p>`,
  );

  expect(passages).toHaveLength(limits.passages);
  expect(passages[0]?.heading).toHaveLength(limits.heading);
  expect(passages[0]?.text).toHaveLength(limits.text);
});
