import { listHomeBanners } from '@site/shared/calls/home-banners';
import { http } from '@site/shared/http';
import { useEffect } from 'react';

/** The home banner list is requested once per mount and only logged: the header does not show it. */
export function useBannerCall(): void {
  useEffect(() => {
    http.send(listHomeBanners, {}).then(
      (answer) => console.debug('Home banners:', answer),
      (error: unknown) => console.debug('The home banners could not be loaded:', error),
    );
  }, []);
}
