import { useSite } from '@site/shared/store';
import { Button } from '@site/shared/ui/button';
import { Section } from '@site/shared/ui/section';
import { mediaCopy } from '../../content/media';

/** Press contact. */
export function MediaPress() {
  const email = useSite((state) => state.site.email);
  const { title, text, mail, subject } = mediaCopy.press;

  return (
    <Section title={title} intro={text}>
      <Button href={`mailto:${email}?subject=${encodeURIComponent(subject)}`} look="outline">
        {mail}：{email}
      </Button>
    </Section>
  );
}
