import type { HomeBanner, HomeBannersResponse } from '@site/shared/contract/site';
import { http } from '@site/shared/http';
import { listIn } from '@site/shared/page/answers';
import { useLoaderData } from 'react-router-dom';
import { BannerRow } from '../../components/banner-row';
import { PreviewFrame, previewHandle } from '../../components/preview-frame';

const path = '/open/v1/home/banner';

export async function loader(): Promise<HomeBanner[]> {
  return listIn(await http.get<HomeBannersResponse>('cms', path), path).list;
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
