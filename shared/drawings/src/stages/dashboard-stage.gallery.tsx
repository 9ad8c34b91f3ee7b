import { DashboardStage } from './dashboard-stage';

export const gallery = {
  pictures: {
    390: { file: 'product-390.png', top: 2760, height: 310 },
    1440: { file: 'product-1440.png', top: 3050, height: 380 },
  },
};

export const Paper = () => <DashboardStage />;

export const Portrait = () => <DashboardStage portrait />;
