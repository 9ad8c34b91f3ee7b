import { Neighbours } from './article-neighbours';

const prev = { id: 1, title: '门店直播怎样分时段' };
const next = { id: 2, title: '一场直播要几个人，各做什么，从开播前一天到播完复盘' };
const address = (id: number) => `/help/${id}`;

export const Both = () => <Neighbours prev={prev} next={next} address={address} />;

export const First = () => <Neighbours prev={null} next={next} address={address} />;

export const Last = () => <Neighbours prev={prev} next={null} address={address} unit="讲" />;
