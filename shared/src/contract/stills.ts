/** What a still shows, and how many samples of light a pixel has when it is good enough. */
type StillWish = { alt: string; samples: number };

/**
 * The rendered stills, by set and angle (`tooling/stills/sets/`), with their text alternatives. `npm run media -- --stills` renders
 * what is new or stale.
 */
export const stills = {
  'desk-wide': {
    alt: '夜里的导播桌：三块屏幕显示导播台、节目单和数据，桌上是切换台、耳机和一盏暖灯，窗外是城市灯光',
    samples: 128,
  },
  'desk-switcher': { alt: '切换台近景：预监键亮绿灯，主监键亮红灯，推杆停在原位', samples: 128 },
  'desk-multiview': { alt: '多画面监看屏：预监、主监、七路机位和时钟', samples: 128 },
  'desk-headset': { alt: '导播放在桌上的耳机，旁边是切换台，背后的屏幕亮着', samples: 128 },
  'photo-table': { alt: '会场边的摄影台：相机用橙色数据线连着电脑，照片刚进相册', samples: 128 },
  'photo-camera': { alt: '相机镜头近景，数据线从机身接出', samples: 128 },
  'photo-phone': { alt: '手机支架上的相册页，新照片排在前面，身后是相机和电脑', samples: 128 },
  'shelf-room': { alt: '直播间的台面：手机支架、环形灯和货架，屏幕里正在讲解挂耳咖啡', samples: 128 },
  'shelf-behind': { alt: '从手机一侧看台面上的商品，都在手边', samples: 128 },
  'shelf-goods': { alt: '商品机位的近景：一盒挂耳咖啡和杯子', samples: 128 },
  'stage-rig': { alt: '开场前的会场：摄像机对着舞台，监看屏里是同一画面', samples: 128 },
  'stage-lens': { alt: '摄像机镜头近景，身后是空着的会场', samples: 128 },
  'stage-seats': { alt: '从后排看空座位和亮着的舞台大屏', samples: 128 },
  'bench-case': { alt: '打开的设备箱：摄像机、镜头、话筒和卷好的线各在格子里', samples: 128 },
} as const satisfies Record<string, StillWish>;

export type StillName = keyof typeof stills;

export const stillNames = Object.keys(stills) as StillName[];

/** The widest file of a still, in pixels; the others have the same shape. */
export const stillSize = { width: 1600, height: 900 };

/** Widths of the files of a still; the fallback for browsers that read neither AVIF nor WebP has the middle one. */
export const stillWidths = [480, 960, 1600] as const;

export const stillFormats = ['avif', 'webp', 'jpg'] as const;
export type StillFormat = (typeof stillFormats)[number];

type StillFile = { file: string; width: number; bytes: number };

/** What was made of a still, in `shared/stills/index.json`. */
export type StillRecord = {
  /** Of scripts, models and screens that it was rendered from. */
  source: string;
  /** Of each pixel, over all rounds. */
  samples: number;
  /** The mean colour; pages carry no style attributes, so that one ground stands for all until a picture comes. */
  colour: string;
  files: Record<StillFormat, StillFile[]>;
};
export type StillIndex = Partial<Record<StillName, StillRecord>>;

/** A still as a page shows it: sources by format, as `srcset` takes them. */
export type StillPicture = { alt: string; src: string; avif: string; webp: string };
