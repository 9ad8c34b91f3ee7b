import { useEffect, useRef } from 'react';
import { showToast } from '../../ui/show-toast';
import { Toast } from './toast';

/** Its words come with the wake file that speaks in it, and leave after 1.5 s. */
export function Spoken() {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => void showToast({ elem: place.current, text: '提交成功！' }), []);
  return <Toast ref={place} />;
}

export const Empty = () => <Toast />;
