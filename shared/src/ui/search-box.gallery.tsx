import { SearchBox } from './search-box';
import { SearchNotice } from './search-notice';
import { SearchOrders } from './search-orders';

const field = {
  ...{ action: '/search', name: 'keyword', label: '搜索全站' },
  ...{ placeholder: '搜功能、错误码、案例', button: '搜索', onSearch: () => undefined },
};

export const Empty = () => <SearchBox {...field} keyword="" />;

export const Filled = () => <SearchBox {...field} keyword="抽奖" />;

const how = { asked: '抽将', searched: '抽奖', marks: ['抽奖'] };

export const ReadBySound = () => <SearchNotice how={{ ...how, why: ['sound'] }} exact="/search?exact=1" />;

export const NothingWhole = () => <SearchNotice how={{ ...how, why: ['partial'] }} exact="/search?exact=1" />;

export const AsTyped = () => <SearchNotice how={{ ...how, why: [] }} exact="/search" meant="/search?keyword=抽奖" />;

export const OrderByHit = () => <SearchOrders order="best" addressOf={(order) => `/search?order=${order}`} />;

export const OrderByDay = () => <SearchOrders order="new" addressOf={(order) => `/search?order=${order}`} />;
