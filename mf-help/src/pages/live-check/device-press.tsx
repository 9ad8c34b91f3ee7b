import { Button } from '@site/shared/ui/button';
import type { useDevice } from './use-device';

type Props = ReturnType<typeof useDevice> & { copy: { start: string; stop: string } };

/** Opens a device, and closes it. */
export function DevicePress({ device, open, close, copy }: Props) {
  if (device.state === 'open')
    return (
      <Button data-needs-script onClick={close}>
        {copy.stop}
      </Button>
    );
  return (
    <Button data-needs-script look="brand" onClick={open} disabled={device.state === 'asking'}>
      {copy.start}
    </Button>
  );
}
