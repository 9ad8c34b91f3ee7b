import { IndustryIcon } from './industry-icon';

const industries = ['连锁零售', '家居建材', '美业医美', '教育培训', '金融', '广电传媒', '医药健康'];

export const Known = () => industries.map((name) => <IndustryIcon key={name} industry={name} className={undefined} />);

export const Unknown = () => <IndustryIcon industry="航天" className={undefined} />;
