import { openWith } from '../leads/sealed-box';

/** A pair for tests alone, and a phone key. */
const privateKey = 'l8LZjfJmKc2sVJ2M5bQxVwS0hCkX1p9m3uY7tGd4aEo=';

export const sealingSettings = {
  LEADS_PUBLIC_KEY: '6LP2JZPpiYTiodxDsDueVFL0Zy0dHax/JPnJsAl9LE8=',
  LEADS_PHONE_KEY: 'tests-only-0123456789-abcdefghijklmnop',
};

/** Opens what the service sealed with `sealingSettings`. */
export const openSealed = () => openWith(privateKey);
