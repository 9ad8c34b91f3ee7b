import type { OperableDesk } from '@site/drawings/stages/desk-button';

/** What the shutter console says of what was done; `{…}` is filled in. */
export const shutterDesk: OperableDesk &
  Record<'camera' | 'shutter' | 'album' | 'wall', string> & {
    tools: readonly { does: string; name: string; key: string }[];
  } = {
  name: 'image-live',
  label: '可以动手的图片直播。焦点在台上时，空格按快门，方向键选照片，S 精选，X 修图，H 隐藏',
  camera: '1 号机',
  shutter: '按快门',
  album: '年度伙伴大会',
  wall: '嘉宾手机上的相册',
  hint: '按一下快门，照片飞进相册',
  tools: [
    { does: 'star', name: '精选', key: 'S' },
    { does: 'retouch', name: '修图', key: 'X' },
    { does: 'hide', name: '隐藏', key: 'H' },
  ],
  keys: [
    { key: '空格', does: '快门' },
    { key: '← →', does: '选照片' },
  ],
  words: {
    shot: '第 {number} 张「{name}」进了相册',
    full: '这一卷 9 张拍满了，选一张修图或精选',
    chosen: '选中「{name}」',
    star: '「{name}」设为精选',
    unstar: '「{name}」取消精选',
    retouch: '「{name}」修好了，肤色和水平都已校正',
    unretouch: '「{name}」回到原片',
    hide: '「{name}」已隐藏，嘉宾看不到了',
    unhide: '「{name}」重新可见',
    count: '可见 {seen} 张，精选 {star}，已修 {retouch}',
  },
};

/** The photos of the roll in the order of the shutter; the first ones are in the album before anybody presses it. */
export const roll = {
  taken: 3,
  names: ['合影', '主会场', '颁奖', '签约', '观众', '晚宴', '新品', '采访', '散场'],
} as const;
