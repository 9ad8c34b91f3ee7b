import { Picture } from './picture';
import { samplePicture } from '../testing/sample-picture';
import { QrPlaceholder } from './qr-placeholder';
import { QrModules } from './qr-modules';

export const File = () => <Picture file={samplePicture} alt="山和太阳" atOnce />;

/** What stands there while the file is on its way: its place is kept. */
export const Loading = () => <Picture file={{ src: 'data:,', width: 240, height: 160 }} alt="图片没有到" />;

export const QrCode = () => <QrPlaceholder />;

export const QrDrawn = () => (
  <svg viewBox="0 0 21 21" width="210" height="210" role="img" aria-label="样例码">
    <QrModules ink="#06363A" />
  </svg>
);
