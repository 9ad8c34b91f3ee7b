import type { PageWeight } from './page-weights';

const kilobyte = 1024;

/** What every page keeps that has no row below. */
export const usualPage: PageWeight = { html: 20 * kilobyte, elements: 1500, firstElements: 1500, requests: 5 };

/** Pages that are beyond it, with the most that each may have: a row may only get smaller. */
export const heavyPages: Record<string, Partial<PageWeight>> = {
  '/': { elements: 1840 },
  '/index2023': { elements: 1670 },
  '/home/3dpage': { elements: 1530 },
  '/home/activity': { elements: 1630 },
  '/home/ActivityManage': { elements: 1670 },
  '/home/chain': { elements: 1660 },
  '/home/cosmeticMedicine': { elements: 1570 },
  '/home/cosmetology': { elements: 1620 },
  '/home/daobo': { elements: 1650 },
  '/home/edu': { elements: 1710 },
  '/home/entmarket': { elements: 1750 },
  '/home/family': { elements: 1630 },
  '/home/financial': { elements: 1550 },
  '/home/furn': { elements: 1640 },
  '/home/gd': { elements: 1680 },
  '/home/healthy': { elements: 1520 },
  '/home/imageLive': { elements: 1600 },
  '/home/knowledge': { elements: 1750 },
  '/home/marketingCloud': { elements: 1800 },
  '/home/marketingConference': { elements: 1660 },
  '/home/onlineShopLive': { elements: 1650 },
  '/home/recruit': { elements: 1620 },
  '/home/school': { elements: 1670 },
  '/home/service': { elements: 2230 },
  '/home/summit': { elements: 1610 },
  '/home/syzb': { elements: 1780 },
  '/home/vzChain': { elements: 1730 },
  '/home/vzScrm': { elements: 1580 },
  '/home/website': { elements: 1620 },
  '/home/yuanyuzhou': { elements: 1610 },
  '/m/service': { elements: 1660 },
};
