import { hardwareKits, type Kit } from './kits';

const yuan = (amount: number) => `¥${amount.toLocaleString('en-US')}`;

/** What a kit costs either way. */
export const kitPrices = ({ rentOfDay, price }: Kit) => `租 ${yuan(rentOfDay)} / 天 · 购 ${yuan(price)} 起`;

/** The whole days of rent that cost less than the kit. */
export const daysToRent = ({ rentOfDay, price }: Kit) => Math.ceil(price / rentOfDay) - 1;

/** For each kit, how many days it is cheaper to rent it. */
export const rentLimits = hardwareKits.list.map((kit) => `${kit.name} ${daysToRent(kit)} 天`).join('、');
