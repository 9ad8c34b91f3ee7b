import type { PageWeight } from './page-weights';

const kilobyte = 1024;

/** What every page keeps that has no row below. */
export const usualPage: PageWeight = { html: 20 * kilobyte, elements: 1500, firstElements: 1500, requests: 5 };

/** Pages that are beyond it, with the most that each may have: a row may only get smaller. */
export const heavyPages: Record<string, Partial<PageWeight>> = {
  '/': { html: 29_700, elements: 2250 },
  '/home/3dpage': { html: 21_800, elements: 1560 },
  '/home/ActivityManage': { html: 21_800, elements: 1700 },
  '/home/about': { html: 25_300, elements: 1730 },
  '/home/activity': { html: 22_900, elements: 1770 },
  '/home/case?id=41011': { html: 22_700 },
  '/home/chain': { html: 21_600, elements: 1690 },
  '/home/cosmeticMedicine': { html: 21_100, elements: 1590 },
  '/home/cosmetology': { html: 20_800, elements: 1640 },
  '/home/daobo': { html: 27_500, elements: 1830 },
  '/home/edu': { html: 22_700, elements: 1740 },
  '/home/entmarket': { html: 25_500, elements: 1910 },
  '/home/family': { html: 22_000, elements: 1660 },
  '/home/financial': { html: 20_800, elements: 1570 },
  '/home/furn': { html: 21_600, elements: 1660 },
  '/home/gd': { html: 29_200, elements: 2050 },
  '/home/healthy': { elements: 1550 },
  '/home/imageLive': { html: 24_500, elements: 1890 },
  '/home/knowledge': { html: 22_300, elements: 1770 },
  '/home/lectureDetail/40001': { html: 22_000 },
  '/home/lectureIndex': { html: 20_900 },
  '/home/liveService': { elements: 1510 },
  '/home/marketingCloud': { html: 22_800, elements: 1830 },
  '/home/marketingConference': { html: 21_400, elements: 1700 },
  '/home/microMarketing': { html: 21_600 },
  '/home/onlineShopLive': { html: 23_900, elements: 1740 },
  '/home/promotion': { html: 20_800, elements: 1510 },
  '/home/recruit': { html: 21_100, elements: 1650 },
  '/home/school': { html: 21_000, elements: 1700 },
  '/home/service': { html: 22_400, elements: 2250 },
  '/home/summit': { html: 22_800, elements: 1640 },
  '/home/syzb': { html: 22_000, elements: 1820 },
  '/home/vzChain': { html: 24_000, elements: 1800 },
  '/home/vzCloud': { html: 20_900 },
  '/home/vzScrm': { html: 22_400, elements: 1620 },
  '/home/website': { html: 21_600, elements: 1650 },
  '/home/yuanyuzhou': { html: 22_500, elements: 1640 },
  '/index2023': { html: 27_400, elements: 2240 },
  '/index_vzan': { html: 21_600, elements: 1570 },
  '/m/': { html: 24_900, elements: 1600 },
  '/m/service': { elements: 1680 },
  '/vzan2023': { html: 25_600, elements: 1790 },
};
