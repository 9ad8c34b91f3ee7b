import { baiduReceiver } from '../early/tracking/baidu-receiver';

window.siteBaidu = baiduReceiver;
