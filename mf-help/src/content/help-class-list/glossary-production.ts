import type { TermGroup } from './glossary-terms';

/** Terms of production. */
export const productionTerms: TermGroup[] = [
  {
    slug: 'ingest',
    name: '开播与推流',
    terms: [
      {
        slug: 'push',
        name: '推流',
        latin: 'Push',
        text: '主播一侧把采集到的画面和声音编码后，持续送到平台的过程。断了推流，观众就看不到新画面。',
        helpId: 10009,
      },
      {
        slug: 'pull',
        name: '拉流',
        latin: 'Pull',
        text: '从平台取走画面的过程：观众观看是拉流，平台去取一个已有的直播源再播出也叫拉流直播。',
        helpId: 10009,
      },
      {
        slug: 'stream-key',
        name: '推流码',
        latin: 'Stream Key',
        text: '推流地址里认人的那一段。谁拿到它谁就能往你的直播间推画面，截图发群前请先打码。',
        helpId: 10015,
      },
      {
        slug: 'rtmp',
        name: 'RTMP',
        text: '用得很广的推流协议，走 TCP，几乎所有软件和编码器都支持。网络抖动时会越积越慢。',
        helpId: 10016,
      },
      {
        slug: 'srt',
        name: 'SRT',
        text: '走 UDP 的推流协议，会重发丢掉的包，适合 5G、海外回传这类容易丢包的线路。',
        helpId: 10016,
      },
      {
        slug: 'obs',
        name: 'OBS',
        text: '开源的推流软件，能加多个画面来源、字幕和转场，适合有人专职操作的场次。',
        helpId: 10015,
      },
      {
        slug: 'encoder',
        name: '编码器',
        latin: 'Encoder',
        text: '把原始画面压成适合网络传送的码流的设备或软件，硬件编码器通常更耐久、发热也更可控。',
        helpId: 10016,
      },
      {
        slug: 'bitrate',
        name: '码率',
        latin: 'Bitrate',
        text: '每秒送出多少数据，单位 Mbps。越高越清楚，也越吃上行带宽，应低于实测上行的一半。',
        helpId: 10073,
      },
      {
        slug: 'frame-rate',
        name: '分辨率与帧率',
        text: '分辨率是画面的像素多少，帧率是每秒多少张。课件讲解 25 帧够用，体育和舞蹈建议 50 帧。',
      },
      {
        slug: 'gop',
        name: '关键帧间隔',
        latin: 'GOP',
        text: '两张完整画面之间隔多久。一般设 2 秒：太长，观众打开时要多等；太短，同样码率下画面变糊。',
        helpId: 10016,
      },
      {
        slug: 'uplink',
        name: '上行带宽',
        text: '往外送数据的能力。宽带套餐上写的大数字多半是下行，能不能稳稳开播要看上行。',
        helpId: 10073,
      },
      {
        slug: 'dropped-frames',
        name: '丢帧',
        text: '来不及送出或来不及编码的画面被扔掉。网络丢的查线路，编码和渲染丢的查电脑，先看是哪一种。',
        helpId: 10073,
      },
    ],
  },
  {
    slug: 'switching',
    name: '导播与画面',
    terms: [
      {
        slug: 'switcher',
        name: '云导播台',
        text: '在浏览器里切换机位、叠字幕、调音量的工作台，不必把大件设备搬到现场。',
        helpId: 10017,
      },
      {
        slug: 'pvw-pgm',
        name: '预监与主监',
        latin: 'PVW / PGM',
        text: '预监是下一个要切出去的画面，主监是观众正在看的画面。先在预监里看清，再切。',
        helpId: 10017,
      },
      {
        slug: 'slate',
        name: '垫片',
        text: '出状况时先顶上的图片或视频，例如“马上回来”。开播前就该放好，别临时找。',
        helpId: 10018,
      },
      {
        slug: 'lower-third',
        name: '字幕条',
        text: '画面下方写着姓名、职务或议题的横条。嘉宾开口时出现，停三五秒就收。',
      },
      {
        slug: 'delay',
        name: '延时播出',
        text: '让观众比现场晚几十秒看到，给审核留出掐掉意外内容的时间。互动也会跟着变慢。',
        helpId: 10019,
      },
      {
        slug: 'chroma-key',
        name: '绿幕抠像',
        text: '把绿色背景换成别的画面。布光要匀，人与幕布拉开一米半以上，衣服避开绿色。',
        helpId: 10020,
      },
      {
        slug: 'triple',
        name: '三分屏',
        text: '讲师、课件和聊天同屏的布局，培训常用。观众可以自己切换哪一块放大。',
        helpId: 10012,
      },
      {
        slug: 'warm-up',
        name: '暖场视频',
        text: '正式开始前循环播放的片子，让先进来的人知道没走错，也能借机试声音。',
        helpId: 10023,
      },
    ],
  },
];
