import { remote } from '@site/tooling/bundle/build-remote';

export default remote('mf-marketing');
