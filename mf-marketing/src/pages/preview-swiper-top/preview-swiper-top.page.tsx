import { listHomeBanners } from '@site/shared/calls/home-banners';
import type { HomeBanner } from '@site/shared/contract/site';
import { fetchData } from '@site/shared/page/answers';
import { useLoaderData } from 'react-router-dom';
import { BannerRow } from '../../components/banner-row';
import { PreviewFrame, previewHandle } from '../../components/preview-frame';

export async function loader(): Promise<HomeBanner[]> {
  return (await fetchData(listHomeBanners, {})).list;
}

export const handle = previewHandle<HomeBanner[]>('swiperTop');

export function Component() {
  const banners = useLoaderData<typeof loader>();

  return (
    <PreviewFrame name="swiperTop" bleed>
      <BannerRow banners={banners} />
    </PreviewFrame>
  );
}
