import { Pagination } from './pagination';

export const First = () => <Pagination page={1} pages={12} path="/information" />;

export const Middle = () => <Pagination page={6} pages={12} path="/information" />;

export const Last = () => <Pagination page={12} pages={12} path="/information" />;

export const Few = () => <Pagination page={2} pages={3} path="/information" />;
