import type { FactPattern } from './fact-pattern';

/** How limits, periods, latencies and ports look that somebody wrote by hand. */
export const termPatterns: readonly FactPattern[] = [
  {
    name: 'how many viewers a plan has, behind other words',
    found: /(?:基础版|专业版|旗舰版)[^，。；、|\n]{0,8}?(?<![\d,.])[\d,]{2,} ?人(?!民|次|份)/,
    instead: '{{plan.<slug>.viewers}} 人',
    seeds: ['同时观看的人数由套餐决定：基础版 800 人', '旗舰版最多能有 30,000 人', '专业版的并发 5,000 人封顶'],
    innocent: ['基础版 {{plan.basic.viewers}} 人，专业版 {{plan.professional.viewers}} 人', '专业版客户的群里有顾问'],
  },
  {
    name: 'how many virtual cameras a scene keeps',
    found:
      /每个?场景[^。\n]{0,6}(?:\d+|[两三四五六七八九十]+) ?个|可存(?:\d+|[两三四五六七八九十]+) ?个|场景[^。\n]{0,4}[八\d]+ ?个(?:虚拟机位|机位预设)/,
    instead: '{{limit.virtual-cameras}}',
    seeds: ['一台真机位，每个场景八个虚拟机位', '固定、推近、摇移，每个场景可存八个', '每个场景 12 个机位预设'],
    innocent: ['每个场景可存{{limit.virtual-cameras}}虚拟机位', '下方是四个虚拟机位和帧率'],
  },
  {
    name: 'how long an exported file can be fetched',
    found: /(?:任务|导出的?文件|文件已?过期|已完成，)[^。\n]{0,12}(?:超过|保留|剩|只留) ?\d+ ?天/,
    instead: '{{retention.export-file}}',
    seeds: [
      '| 文件已过期 `EXP-410` | 任务超过 7 天 |',
      '观众汇总.xlsx 已完成，5,870 行，剩 7 天',
      '导出的文件保留 7 天',
    ],
    innocent: ['任务文件保留 {{retention.export-file}}，过期重新生成即可'],
  },
  {
    name: 'how late viewers see it, by tier',
    found:
      /(?:标准档?|低延时档?|实时档?|现场到观众)(?![^。，\n]{0,6}固定)[^。，；\n]{0,10}?(?<![\d-])\d+(?:[–-]\d+)? ?秒|[一二三五八十]秒(?:左右)?(?:降|减|缩短)到/,
    instead: '{{latency.<tier>}}',
    seeds: ['| 现场到观众 | 3–8 秒 |', '低延时档 1–3 秒', '从八秒降到三秒，多数观众说不出差别'],
    innocent: ['低延时与实时固定为 1 秒', '标准档 {{latency.standard}}，低延时 {{latency.low}}'],
  },
  {
    name: 'the port of a protocol',
    found:
      /SRT[^。\n|]{0,10}(?:端口|UDP) ?\d{4,5}|(?:推流|连麦)[^。\n|]{0,8}(?:TCP|UDP) ?\d{3,5}|FTPS?[^。\n|]{0,6}端口 ?\d{2,5}(?!\d|，用户名)/,
    instead: '{{security.network.<row>.ports}}, or the list at /home/security#network',
    seeds: ['SRT 走 UDP 10081', '推流要放行 TCP 1935', '嘉宾连麦走 UDP 3478', '用 FTPS 直传，FTPS 端口 990'],
    innocent: ['SRT 走 UDP，提前问清会场防火墙是否放行', '发现用 UDP 5353，连接用 TCP 5960'],
  },
  {
    name: 'how long the law has live streams kept',
    found:
      /(?:留存|保存|记录|日志)[^。\n|]{0,10}(?:不少于|至少)[六\d]+十? ?[日天]|(?:交易|直播)[^。\n|]{0,8}(?:不少于|至少)(?:三|3 )年|六十日|60 日/,
    instead: '{{retention.broadcast}} or {{retention.trade}}',
    seeds: ['内容与日志留存不少于六十日', '录像与交易记录保存不少于三年', "figure: '60 日', name: '以上留存'"],
    innocent: ['保护期六十天，在此期间总部活动不改变归属', '直播与交易记录{{retention.trade}}'],
  },
  {
    name: 'how long a title may be',
    found: /直播间标题[^。\n|]{0,8}\d+ ?个?字/,
    instead: '{{limit.title}} 字',
    seeds: ['直播间标题最多 30 字', '直播间标题写在 28 个字以内'],
  },
  {
    name: 'how soon a letter is answered',
    found: /(?:合作|媒体|应聘|简历|来信|邮件)[^。\n|]{0,14}(?:[一两三\d] ?个工作日|\d+ ?天)内?(?:回复|答复|回信)/,
    instead: '{{promise.reply}}',
    seeds: ['合作来信三个工作日内回复', '简历投递后 5 个工作日内答复'],
  },
  {
    name: 'above how many times a limit a show is filed',
    found: /(?:上限|并发)[^。\n|]{0,6}(?:[两三四五]|\d+ ?)倍[^。\n|]{0,18}报备/,
    instead: '{{limit.report}} and {{promise.report}}',
    seeds: ['超过套餐上限两倍的场次，提前五个工作日报备'],
    innocent: ['超过套餐上限{{limit.report}}的场次，提前{{promise.report}}报备'],
  },
  {
    name: 'when the company was founded',
    found: /(?:我们|公司|澄播云)[^。，\n|]{0,6}(?:成立于?|创立于?) ?20\d\d|20\d\d 年[^。，\n|]{0,4}公司成立/,
    instead: '{{company.founded.value}}',
    seeds: ['公司成立于 2016 年'],
  },
];
