/** Words of spoken questions that say nothing of what is asked; whether the content has them is no sign of anything. */
const words = `
我想 想要 想问 请问 你好 您好 大家 别人 有人 自己 人家 哥们 老师好 领导 老板让 公司 咱们 我司 本人 客服
现在 目前 今天 昨天 明天 后天 前天 上周 下周 本周 上次 下次 这次 那次 刚才 刚刚 最近 以前 以后 之前 之后 后来 平时 有时 时候 以来 当时 马上 立刻 赶紧 一直 经常 已经 曾经 正在 还没 从来
几个 几段 几种 几年 几天 几次 一些 有些 有点 一点 一样 一般 大约 大概 左右 差不多 至少 最多 最少 多久 两千 三千 一千 几千 几百 两百 三百 一百 一万 很多 许多 不少
应该 需要 可以 能够 可能 也许 必须 一定 肯定 估计 其实 到底 究竟 反正 好像 似乎 居然 竟然 果然 当然 确实 真的 特别 非常 比较 挺好 太多 够用
怎么办 怎样 为何 办法 方法 方式 问题 情况 东西 事情 原因 意思 里面 外面 上面 下面 前面 后面 旁边 那边 这边 这里 那里 哪边 地方 其中 中间 然后 接着 首先 最后 如果 假如 要是 万一 因为 所以 但是 可是 不过 而且 或者 还是 以及 关于 对于 按照 根据 通过 为了 除了
想把 我把 把我 让我 给我 帮我 开个 弄个 搞个 做个 找个 来个 有个 一个 那个 这个 某个 每个 各个 整个 才能 才会 不能 不会 不行 不了 不要 不用 不想 不好 不太 不够 没有 没法 没用 有没 有用 能用 想用 用用 会用 用到 得到 看到 看看 看不 听说 知道 告诉 说明 觉得 认为 发现 出现 发生 变成 成为 属于 剩下 发出 出去 出来 进去 起来 下去 下来 上去 过来 过去 回来 还看 能看 能不 是否 能否 有何 何时 什么 怎么 哪里 哪个 哪些 多少 如何 为啥 干嘛 咋整 咋搞 咋样 搞定 弄好 整个 直接 随便 顺便 另外 其他 其它 别的 同样 普通 正常 简单 容易 麻烦 方便 合适 支持 提供 具体 相关 一下 打算 准备 安排 希望 建议 推荐 介绍 了解 咨询 帮忙 请教 行不 好不 对不 是吗 行吗 好吗 谁能 有谁
only just really very some any there their this that these those from by at as if then than so or not no yes have has had was were been am will would shall may might must let give tell show me us them his her its best way ways much many long does doing done work works working know there here about into over after before when while also too again more most
老婆 老公 爱人 我妈 我爸 爸妈 父母 老妈 老爸 爷爷 奶奶 外婆 哥哥 姐姐 弟弟 妹妹 儿子 女儿 亲戚 朋友 朋友们 闺蜜 邻居 同事 同事们 小伙伴 阿姨 大叔 大爷 大妈 师傅 伙计 兄弟 姐妹 各位 诸位 本人 鄙人 我司 贵司 贵公司 我方 你方 单位
尴尬 着急 焦虑 头疼 崩溃 郁闷 生气 烦人 烦死 讨厌 害怕 担心 放心 开心 高兴 满意 失望 奇怪 莫名 莫名其妙 无语 要命 丢人 丢脸 难受 可惜 受不了 吓人 犯愁 发愁 纠结 犹豫 头大 抓狂
钟头 半夜 凌晨 夜里 大半夜 白天 早上 上午 中午 下午 傍晚 晚上 今晚 今早 明早 明晚 周末 周一 周二 周三 周四 周五 周六 周日 礼拜 月底 月初 年底 年初 上个月 下个月 这个月 今年 明年 去年 前几天 过几天 一会儿 一会 一阵 半天 整天 天天 每天 每次 每周 每月 每年 随时 眼看 快要 即将 当天 当场
死活 愣是 压根 根本 完全 干脆 索性 偏偏 反正 老是 总是 动不动 时不时 偶尔 稍微 有点儿 超级 好几 好多 一堆 一大堆 一帮 一群 十几 几十 上百 上千 上万 不止 顶多 起码 凑合 将就 勉强
琢磨 纳闷 搞不懂 搞不清 弄不明白 不明白 不清楚 不懂 不知 不知道 求助 救命 救急 支招 教教 指点 指教 打听 问问 问下 求教 在线等 搞 弄 整 折腾 捣鼓 应付 糊弄 玩意 玩意儿 事儿 活儿 样子 模样 感觉 道理 说法 说是 人家说 听人说 据说 比方 比如 例如 譬如 像是 就是 只是 只有 只能 还能 还要 还得 得要 非得 非要 要么 要不 不然 否则 除非 哪怕 即使 虽然 尽管 毕竟 难道 莫非 何必 何况 甚至 包括 以外 之类 等等 什么的
想不到 没想到 来不及 来得及 用得着 用不着 犯不着 划不来 了解一下 说一下 讲一下 看一下 试一下 帮一下 弄一下 搞一下 查一下 问一下 跟我说 跟你说 告诉我 给我讲 明明 居然 竟 愣 硬是 照样 照常 依然 仍然 仍旧 始终 从头 到头 到头来 一开始 起初 本来 原本 原来 早就 刚好 正好 恰好 凑巧 不巧
anyone someone somebody anybody everyone people thing things something anything nothing possible able unable trying tried seems keep keeps keeping happen happens happened going went gone come comes came went put puts say says said see seen look looks think know way kind sort type lot bit quite actually currently now today tomorrow yesterday tonight week month year still already yet never always sometimes often maybe please thanks thank hello hi hey sorry problem issue question help
`;

const light = new Set(words.split(/\s+/).filter(Boolean));

export function isLight(word: string): boolean {
  return light.has(word);
}
