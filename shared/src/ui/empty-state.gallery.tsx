import { Button } from './button';
import { EmptyState } from './empty-state';

export const Plain = () => <EmptyState />;

export const WithWays = () => (
  <EmptyState text="还没有这个行业的案例">
    <Button to="/home/case">看全部案例</Button>
  </EmptyState>
);
