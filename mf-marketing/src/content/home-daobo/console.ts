import type { OperableDesk } from '@site/drawings/stages/desk-button';

/** What the switcher's console says of what was done; `{…}` is filled in. */
export const switcherDesk: OperableDesk = {
  name: 'daobo',
  label: '可以动手的云导播台。焦点在台上时，数字键把机位放进预监，空格硬切，回车淡入，C 收放字幕',
  hint: '先点 1 近景，再点硬切',
  keys: [
    { key: '1–6', does: '放进预监' },
    { key: '空格', does: '硬切' },
    { key: '回车', does: '淡入' },
    { key: 'C', does: '收放字幕' },
  ],
  words: {
    ready: '预监：{camera} {name}',
    live: '{camera} {name} 正在播出，预监里要放下一路',
    cut: '硬切到 {camera} {name}',
    fade: '淡入到 {camera} {name}',
    up: '字幕上屏',
    down: '字幕收起',
    captioned: '字幕已改，观众看到的就是这一句',
    right: '{did}，对了',
    wrong: '{did}，节目单上这一步是：{cue}',
    done: '{did}，节目单切完，切错 {slips} 次',
    again: '节目单回到第一步',
  },
};

/** What has to be done for a cue: which camera goes on air and how, or the caption. */
export type Cue = { when: string; text: string; does: string };

export const switcherCues: { title: string; intro: string; again: string; list: readonly Cue[] } = {
  title: '跟着节目单切一遍',
  intro: '切对一步，亮下一步',
  again: '从头再来',
  list: [
    { when: '10:00', text: '主持人开场，硬切 1 近景', does: 'cut:1' },
    { when: '10:02', text: '看大屏，硬切 4 课件', does: 'cut:4' },
    { when: '10:09', text: '收起人名字幕', does: 'caption:down' },
    { when: '10:10', text: '嘉宾连麦，淡入 5', does: 'fade:5' },
    { when: '10:30', text: '茶歇，淡入 6 垫片', does: 'fade:6' },
  ],
};
