import type { Drawing } from '@site/shared/ui/drawing';
import { launchHall, newsDesk, roadshowHall, terrace } from '@site/drawings/scenes/virtual-sets';

/** A green room and the set that it becomes. */
export type VirtualStudio = {
  /** Text alternative of the picture. */
  label: string;
  raw: string;
  keyed: string;
  /** The first one is on air. */
  sets: readonly { name: string; drawing: Drawing }[];
  /** Settings of the keyer and the virtual camera. */
  settings: readonly { name: string; value: string }[];
};

export const launchStudio: VirtualStudio = {
  label:
    '虚拟演播画面：左半边是会议室里的绿幕、灯与摄像机，右半边同一位主讲人已经站在三维发布厅里，下方可以切换四套场景',
  raw: '会议室实拍',
  keyed: '合成输出',
  sets: [
    { name: '发布厅', drawing: launchHall },
    { name: '新闻台', drawing: newsDesk },
    { name: '路演厅', drawing: roadshowHall },
    { name: '山景露台', drawing: terrace },
  ],
  settings: [
    { name: '抠像', value: '发丝 · 去溢色' },
    { name: '虚拟机位', value: '2 正面中景' },
    { name: '输出', value: '1080p 30 帧' },
  ],
};
