/** The desk of the three roles, and one guest's album. */
export const imageDesk = {
  label: '摄影师三台相机正在上传，修图师有四张待修并套用预设，审核员标出一张闭眼照片，三人共用一条流水线',
  shooting: {
    role: '摄影师',
    count: '3 台在拍',
    cameras: [
      { name: '1 号机 主会场', percent: 82, state: '12 张/分' },
      { name: '2 号机 签到区', percent: 46, state: '8 张/分' },
      { name: '3 号机 展区', percent: 100, state: '已传完' },
    ],
  },
  retouch: {
    role: '修图师',
    count: '待修 4',
    preset: '预设：会场暖光',
    moves: ['曝光 +0.3', '肤色 柔和', '水平 已校正'],
  },
  review: { role: '审核员', count: '待审 3', flagged: '疑似闭眼', ok: '放行' },
} as const;

export const imageAlbum = {
  label: '嘉宾手机上的个人相册，人脸找图找到十二张照片，可下载原图，页面写明识别经本人同意并可随时删除',
  name: '年度伙伴大会',
  found: '找到 12 张有你的照片',
  consent: '已经本人同意',
  remove: '撤回并删除',
  download: '打包下载原图',
  steps: [
    { name: '阅读并同意', text: '说明用途、保存时间与撤回方式' },
    { name: '上传一张自拍', text: '只在这本相册里比对' },
    { name: '得到个人相册', text: '新照片上墙会自动加进来' },
  ],
} as const;
