/** Addresses that show a listed page in another state: filtered, empty, further on, missing. */
export const pageStates: readonly string[] = [
  '/search?q=%E7%99%BD%E5%90%8D%E5%8D%95',
  '/search?q=zzzz',
  '/home/case?q=zzzz',
  '/home/case?industry=%E6%95%99%E8%82%B2%E5%9F%B9%E8%AE%AD&sort=newest',
  '/home/case?page=2',
  '/home/microMarketing?q=zzzz',
  '/home/service?q=%E5%9B%9E%E6%94%BE&diff=1',
  '/home/service?hours=4&viewers=500&shows=3',
  '/m/service?q=zzzz',
  '/help/helpSearch/%E5%BD%95%E5%B1%8F',
  '/help/helpSearch/zzzz',
  '/help/helpClassList/502?page=99',
  '/help/helpDocument/999999',
  '/info/hot?page=2',
  '/info/999999',
  '/info/error?code=500',
  '/tag/999999',
  '/video/999999',
  '/home/lectureDetail/999999',
  '/m/article?id=999999',
];

/** Forms that are posted without script, with a fault: the page comes back with its fields and a message. */
export const faultyForms: readonly string[] = [
  '/-/lead/quick',
  '/-/lead/mobile',
  '/-/lead/callback',
  '/-/lead/bottom-bar',
];
