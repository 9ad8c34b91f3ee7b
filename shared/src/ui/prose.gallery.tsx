import { Prose } from './prose';

const html = `
<h2 id="_before">开播前</h2><p>先看三项：<strong>网络</strong>、声音、画面。推流地址在<a href="/help/helpCenter">帮助中心</a>。</p>
<ul><li>上行至少 8 Mbps</li><li>电平在 -12 dB 左右</li></ul>
<h3 id="_order">顺序</h3><ol><li>开编码器</li><li>看预览</li><li>切到节目</li></ol>
<blockquote><p>彩排时把出错的地方记下来。</p></blockquote>
<pre><code>rtmp://push.example.com/live</code></pre>`;

export const Article = () => <Prose html={html} />;

export const Short = () => <Prose html="<p>没有小标题的一段话。</p>" />;
