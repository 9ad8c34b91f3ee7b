import type { RouteObject } from 'react-router-dom';

/** Every address this remote owns. One line per page. */
export const routes: RouteObject[] = [
  { id: 'info', path: '/info', lazy: () => import(/* webpackChunkName: "info" */ './pages/info-home/info-home.page') },
  {
    id: 'info-hot',
    path: '/info/hot',
    lazy: () => import(/* webpackChunkName: "info-hot" */ './pages/info-hot/info-hot.page'),
  },
  {
    id: 'info-video',
    path: '/info/video',
    lazy: () => import(/* webpackChunkName: "info-video" */ './pages/info-video/info-video.page'),
  },
  {
    id: 'info-error',
    path: '/info/error',
    lazy: () => import(/* webpackChunkName: "info-error" */ './pages/info-error/info-error.page'),
  },
  {
    id: 'info-cate-id',
    path: '/info/cate/:id?',
    lazy: () => import(/* webpackChunkName: "info-cate-id" */ './pages/info-category/info-category.page'),
  },
  {
    id: 'info-id',
    path: '/info/:id',
    lazy: () => import(/* webpackChunkName: "info-id" */ './pages/info-article/info-article.page'),
  },
  {
    id: 'tag-id',
    path: '/tag/:id?',
    lazy: () => import(/* webpackChunkName: "tag-id" */ './pages/tag/tag.page'),
  },
  {
    id: 'video-id',
    path: '/video/:id?',
    lazy: () => import(/* webpackChunkName: "video-id" */ './pages/video/video.page'),
  },
  {
    id: 'home-newsList',
    path: '/home/newsList',
    lazy: () => import(/* webpackChunkName: "home-newsList" */ './pages/news-list/news-list.page'),
  },
  {
    id: 'home-article-id',
    path: '/home/article/:id?',
    lazy: () => import(/* webpackChunkName: "home-article-id" */ './pages/news-article/news-article.page'),
  },
  {
    id: 'search',
    path: '/search',
    lazy: () => import(/* webpackChunkName: "search" */ './pages/search/search.page'),
  },
];
