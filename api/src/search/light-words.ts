/** Words of spoken questions that say nothing of what is asked; whether the content has them is no sign of anything. */
const words = `
我想 想要 想问 请问 你好 您好 大家 别人 有人 自己 人家 哥们 老师好 领导 老板让 公司 咱们 我司 本人 客服
现在 目前 今天 昨天 明天 后天 前天 上周 下周 本周 上次 下次 这次 那次 刚才 刚刚 最近 以前 以后 之前 之后 后来 平时 有时 时候 以来 当时 马上 立刻 赶紧 一直 经常 已经 曾经 正在 还没 从来
几个 几段 几种 几年 几天 几次 一些 有些 有点 一点 一样 一般 大约 大概 左右 差不多 至少 最多 最少 多久 两千 三千 一千 几千 几百 两百 三百 一百 一万 很多 许多 不少
应该 需要 可以 能够 可能 也许 必须 一定 肯定 估计 其实 到底 究竟 反正 好像 似乎 居然 竟然 果然 当然 确实 真的 特别 非常 比较 挺好 太多 够用
怎么办 怎样 为何 办法 方法 方式 问题 情况 东西 事情 原因 意思 里面 外面 上面 下面 前面 后面 旁边 那边 这边 这里 那里 哪边 地方 其中 中间 然后 接着 首先 最后 如果 假如 要是 万一 因为 所以 但是 可是 不过 而且 或者 还是 以及 关于 对于 按照 根据 通过 为了 除了
想把 我把 把我 让我 给我 帮我 开个 弄个 搞个 做个 找个 来个 有个 一个 那个 这个 某个 每个 各个 整个 才能 才会 不能 不会 不行 不了 不要 不用 不想 不好 不太 不够 没有 没法 没用 有没 有用 能用 想用 用用 会用 用到 得到 看到 看看 看不 听说 知道 告诉 说明 觉得 认为 发现 出现 发生 变成 成为 属于 剩下 发出 出去 出来 进去 起来 下去 下来 上去 过来 过去 回来 还看 能看 能不 是否 能否 有何 何时 什么 怎么 哪里 哪个 哪些 多少 如何 为啥 干嘛 咋整 咋搞 咋样 搞定 弄好 整个 直接 随便 顺便 另外 其他 其它 别的 同样 普通 正常 简单 容易 麻烦 方便 合适 支持 提供 具体 相关 一下 打算 准备 安排 希望 建议 推荐 介绍 了解 咨询 帮忙 请教 行不 好不 对不 是吗 行吗 好吗 谁能 有谁
only just really very some any there their this that these those from by at as if then than so or not no yes have has had was were been am will would shall may might must let give tell show me us them his her its best way ways much many long does doing done work works working know there here about into over after before when while also too again more most
`;

const light = new Set(words.split(/\s+/).filter(Boolean));

export function isLight(word: string): boolean {
  return light.has(word);
}
