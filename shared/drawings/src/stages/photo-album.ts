/** A photo album while the event is still running. */
export type PhotoAlbum = {
  /** Text alternative of the picture. */
  label: string;
  name: string;
  count: string;
  chapters: readonly string[];
  found: { text: string; note: string };
};

/** A partners' conference. */
export const partnersAlbum: PhotoAlbum = {
  label: '图片直播画面：照片墙上一张合影正在对比修图前后，其余照片按议程分类，右下角人脸找图找到 12 张',
  name: '年度伙伴大会',
  count: '已上墙 1,286 张',
  chapters: ['全部', '签到', '主会场', '颁奖', '晚宴'],
  found: { text: '找到 12 张有你的照片', note: '经本人同意后识别，可随时删除' },
};
