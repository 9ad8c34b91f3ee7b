import type { HeroLines, ProductHead, SectionAnchor } from '../product-page';

export const imageHead: ProductHead = {
  title: '图片直播_云摄影与AI修图系统',
  description:
    '相机拍完即传，AI 修图后上墙，嘉宾扫码就能找到自己的照片。摄影、修图、审核三角色协作，水印、打包下载与浏览数据齐备，可约顾问演示。',
  keywords: ['图片直播', '云摄影', '照片直播', 'AI修图'],
  name: '图片直播',
  alternate: '/m/imageLive',
};

export const imageHero: HeroLines = {
  ask: 'trial',
  title: ['快门按下去，', '照片就在墙上'],
  intro: ['相机拍完即传，AI 修图后{{promise.photo}}上墙，', '嘉宾扫码就能找到自己的照片。'],
  note: '免费试用的是直播间；图片直播由顾问演示。',
};

export const imageAnchors: readonly SectionAnchor[] = [
  { id: 'way', name: '多久上墙' },
  { id: 'pains', name: '问题' },
  { id: 'features', name: '能做什么' },
  { id: 'scenes', name: '场合' },
  { id: 'cameras', name: '相机怎么接' },
  { id: 'faq', name: '常见问题' },
];
