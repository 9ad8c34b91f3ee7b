import { Link2 } from 'lucide-react';
import { ShareTools } from './share-tools';
import { ToolButton } from './tool-button';

export const Share = () => <ShareTools />;

export const Tool = () => (
  <ToolButton Icon={Link2} onClick={() => undefined}>
    复制链接
  </ToolButton>
);
