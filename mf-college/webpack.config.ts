import { remote } from '@site/shared/build/build-remote';

export default remote('mf-college');
