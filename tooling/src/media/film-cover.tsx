import type { ComponentType } from 'react';
import { inFile } from '@site/shared/ui/drawing-root';
import { posterSize } from '@site/drawings/posters/poster-drawing';
import { blush, brand, ink, leaf, mint, sand, soft } from './film-covers/cover-parts';
import * as live from './film-covers/going-live-covers';
import * as shop from './film-covers/shop-covers';
import * as studio from './film-covers/studio-covers';
import * as viewer from './film-covers/viewer-covers';

type FilmCover = { ground: string; Draw: ComponentType };

/** By the name of the show: what a film is about, in one picture. Neighbours in the list differ in ground and layout. */
const covers: Readonly<Record<string, FilmCover>> = {
  'console-tour': { ground: mint, Draw: live.ConsoleTourCover },
  'desktop-live': { ground: brand, Draw: live.DesktopLiveCover },
  'phone-live': { ground: sand, Draw: live.PhoneLiveCover },
  'obs-push': { ground: blush, Draw: live.ObsPushCover },
  'three-panes': { ground: ink, Draw: live.ThreePanesCover },
  'multi-camera': { ground: ink, Draw: studio.MultiCameraCover },
  'lower-thirds': { ground: leaf, Draw: studio.LowerThirdsCover },
  'green-screen': { ground: ink, Draw: studio.GreenScreenCover },
  'virtual-scene': { ground: ink, Draw: live.VirtualSceneCover },
  'camera-upload': { ground: sand, Draw: studio.CameraUploadCover },
  'retouch-preset': { ground: mint, Draw: studio.RetouchPresetCover },
  'lottery-red-packet': { ground: mint, Draw: viewer.LotteryCover },
  'survey-sign-in': { ground: soft, Draw: viewer.SignInCover },
  'goods-flow': { ground: blush, Draw: shop.GoodsFlowCover },
  'coupon-redeem': { ground: ink, Draw: shop.CouponCover },
  'whitelist-import': { ground: leaf, Draw: viewer.WhitelistCover },
  watermark: { ground: brand, Draw: studio.WatermarkCover },
  'data-wall': { ground: ink, Draw: viewer.DataWallCover },
  'store-accounts': { ground: sand, Draw: shop.StoreAccountsCover },
  'channel-code': { ground: brand, Draw: shop.ChannelCodeCover },
};

export const isCovered = (show: string): boolean => show in covers;

/** The cover of a film; it has no words, which nobody could read in a small card. */
export function FilmCoverSvg({ show }: { show: string }) {
  const cover = covers[show];
  if (!cover) throw new Error(`there is no cover of the film ${show}`);
  const { ground, Draw } = cover;
  return (
    <svg {...inFile} {...posterSize} viewBox="0 0 320 180">
      <path d="M0 0h320v180H0z" fill={ground} />
      <Draw />
    </svg>
  );
}
