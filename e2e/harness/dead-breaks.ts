import { beside, type Seed } from './page-breaks';

/** What a page links, shows or hands on, and what is not there. */
export const deadBreaks: Record<string, Seed> = {
  'a link leads nowhere': {
    made: beside('<p><a href="/help/nothing-here">更多</a></p>'),
    says: /links \/help\/nothing-here, which is no address of the site/,
  },
  'a link leads to an article that nobody wrote': {
    made: beside('<p><a href="/help/helpDocument/99999">更多</a></p>'),
    says: /links \/help\/helpDocument\/99999, which is no address of the site/,
  },
  'a picture far below is not there': {
    made: beside('<img loading="lazy" src="/media/nothing.webp" alt="" width="320" height="180">'),
    says: /shows or names \/media\/nothing\.webp, which is not there/,
  },
  'a film is not there': {
    made: beside('<video preload="none" src="/media/nothing.mp4" width="320" height="180"></video>'),
    says: /shows or names \/media\/nothing\.mp4, which is not there/,
  },
  'a picture of the release is not listed': {
    made: beside('<img loading="lazy" src="/assets/shell/1.0.0/client/nothing.svg" alt="">'),
    says: /nothing\.svg, which is not there/,
  },
  'a feed is not there': {
    made: beside('<p><a href="/news.xml">订阅</a></p>'),
    says: /links \/news\.xml, which is no address of the site/,
  },
};
