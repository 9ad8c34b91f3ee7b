import type { ProductKey } from '@site/drawings/stages/product-pictogram';

/** The six products with their lines. */
export const products: readonly { key: ProductKey; name: string; text: string; link: string }[] = [
  { key: 'entmarket', name: '企业营销直播', text: '开播即获客', link: '/home/entmarket' },
  { key: 'imageLive', name: '图片直播', text: '拍完就能看', link: '/home/imageLive' },
  { key: '3dpage', name: '3D 虚拟直播', text: '会议室变演播厅', link: '/home/3dpage' },
  { key: 'vzChain', name: '连锁直播', text: '门店一起播', link: '/home/vzChain' },
  { key: 'vzScrm', name: '企微 SCRM', text: '每位观众都有下文', link: '/home/vzScrm' },
  { key: 'yuanyuzhou', name: '元宇宙展厅', text: '一个链接走进展馆', link: '/home/yuanyuzhou' },
];
