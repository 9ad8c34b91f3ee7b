import type { HomeBannersResponse } from '@site/shared/contract/site';
import { http } from '@site/shared/http';
import { useEffect } from 'react';

/** The home banner list is asked for once a mount and only logged (spec §7, content.md §6 no. 31). */
export function useBannerCall(): void {
  useEffect(() => {
    http.get<HomeBannersResponse>('cms', '/open/v1/home/banner').then(
      (answer) => console.debug('Home banners:', answer),
      (error: unknown) => console.debug('The home banners could not be had:', error),
    );
  }, []);
}
