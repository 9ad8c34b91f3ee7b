import type { TermGroup } from './glossary-terms';

/** Terms about the audience: delivery, interaction and metrics. */
export const audienceTerms: TermGroup[] = [
  {
    slug: 'watching',
    name: '观看与分发',
    terms: [
      {
        slug: 'concurrency',
        name: '并发',
        text: '同一时刻在线观看的人数，不等于总共来过多少人。套餐里的并发是上限。',
        helpId: 10008,
      },
      {
        slug: 'traffic',
        name: '流量',
        text: '观众一侧下载的数据总量，单位 GB，由码率、人数和观看时间决定。',
        helpId: 10068,
      },
      {
        slug: 'cdn',
        name: 'CDN',
        latin: 'Content Delivery Network',
        text: '把画面分发到各地节点，观众就近取用。某个省份集中卡顿，多半要从这里查。',
        helpId: 10073,
      },
      {
        slug: 'latency',
        name: '延时',
        latin: 'Latency',
        text: '现场发生到观众看到之间的时间。标准档 {{latency.standard}}，低延时档 {{latency.low}}，实时档与连麦 {{latency.realtime}}。',
        helpId: 10088,
      },
      {
        slug: 'transcoding',
        name: '转码',
        text: '平台把一路画面变成高清、标清等几档，观众按网络情况自己选，也能自动切换。',
      },
      {
        slug: 'recorded',
        name: '录播直播',
        text: '把提前录好的视频按直播的方式准点播出，聊天和互动仍是实时的。',
        helpId: 10082,
      },
      {
        slug: 'relay',
        name: '转推',
        text: '把同一路画面同时送到其他平台。对方平台断了，不影响自己的直播间。',
        helpId: 10081,
      },
      {
        slug: 'anti-leech',
        name: '防盗链',
        text: '播放地址带时效和签名，只允许指定的域名使用，别人复制地址也打不开。',
        helpId: 10047,
      },
      {
        slug: 'watermark',
        name: '跑马灯水印',
        text: '在画面上飘动的观看者信息，通常是姓名加手机尾号，用来追查翻录的来源。',
        helpId: 10046,
      },
    ],
  },
  {
    slug: 'interaction',
    name: '互动与转化',
    terms: [
      {
        slug: 'whitelist',
        name: '白名单',
        text: '只让名单里的手机号、工号或邮箱进入直播间，适合内训和经销商会。',
        helpId: 10044,
      },
      {
        slug: 'pre-review',
        name: '先审后发',
        text: '观众的发言要由管理员通过后才显示。人多时安排两个人轮流看，否则会积压。',
        helpId: 10030,
      },
      {
        slug: 'phrase-packet',
        name: '口令红包',
        text: '观众发送指定的口令才能领取的红包，可以顺带让大家记住活动主题。',
        helpId: 10033,
      },
      {
        slug: 'invite-board',
        name: '邀请榜',
        text: '按带来多少新观众排名。奖品和计数规则要在开播前写清楚。',
        helpId: 10040,
      },
      {
        slug: 'channel-code',
        name: '渠道码',
        text: '给每个投放渠道一个不同的链接或二维码，事后能看出观众从哪里来。',
        helpId: 10062,
      },
      {
        slug: 'attribution',
        name: '客户归属',
        text: '观众由哪家门店、哪位导购带来就记在谁名下，在保护期内不会被改走。',
        helpId: 10061,
      },
      {
        slug: 'redeem',
        name: '核销',
        text: '观众凭券码到店使用，店员扫码登记。线上发了多少、线下用了多少，由此对得上。',
        helpId: 10039,
      },
    ],
  },
  {
    slug: 'figures',
    name: '数据与复盘',
    terms: [
      {
        slug: 'views',
        name: '观看人数与人次',
        text: '人数按人去重，一个人进出三次算 1；人次算 3。汇报时写明用的是哪一个。',
        helpId: 10054,
      },
      {
        slug: 'peak',
        name: '峰值并发',
        text: '整场里同时在线人数的高点，用来核对套餐够不够，也能看出哪个环节吸引人。',
        helpId: 10054,
      },
      {
        slug: 'average-time',
        name: '平均观看时长',
        text: '总观看时长除以观看人数。比人数更能说明内容有没有留住人。',
        helpId: 10055,
      },
      {
        slug: 'completion',
        name: '完播率',
        text: '看到规定比例的人占多少。先弄清这个比例定在哪里，再和别的场次比。',
        helpId: 10055,
      },
      {
        slug: 'lead',
        name: '留资',
        text: '观众留下姓名、电话或问卷答案。收集之前要说明用途，并取得同意。',
        helpId: 10037,
      },
      {
        slug: 'replay',
        name: '回放',
        text: '直播结束后可以重看的录像，能设有效期和密码，也能换成剪辑过的版本。',
        helpId: 10052,
      },
    ],
  },
];
