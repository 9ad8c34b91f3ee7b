import type { StillPicture } from '@site/shared/contract/stills';
import { Section } from '@site/shared/ui/section';
import { Still } from '@site/shared/ui/still';

type StillBandProps = { still: StillPicture; title: string; text: string };

/** A still over the width of the content, with what one sees there; one a page, so that it is called rendered once. */
export function StillBand({ still, title, text }: StillBandProps) {
  return (
    <Section title={title} intro={`${text}（渲染示意）`}>
      <Still still={still} sizes="(min-width: 1248px) 1200px, calc(100vw - 48px)" />
    </Section>
  );
}
