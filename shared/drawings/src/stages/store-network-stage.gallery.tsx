import { drawnAlone } from '@site/shared/testing/drawn-parts';
import { samplePicture } from '@site/shared/testing/sample-picture';
import { StoreNetworkPicture } from './store-network-picture';
import { tallNetwork, wideNetwork } from './store-network-pictures';
import { StoreNetworkStage } from './store-network-stage';

export const gallery = {
  pictures: {
    390: { file: 'product-390.png', top: 350, height: 670 },
    1440: { file: 'product-1440.png', top: 340, height: 620 },
  },
};

export const Drawn = () => <StoreNetworkStage />;

export const Portrait = () => <StoreNetworkStage portrait />;

export const InFiles = () => <StoreNetworkPicture files={{ wide: samplePicture, tall: samplePicture }} />;

export const FileWide = drawnAlone('总部与门店', wideNetwork());

export const FileTall = drawnAlone('总部与门店', tallNetwork());
