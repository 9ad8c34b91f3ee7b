import { Button } from '@site/shared/ui/button';
import { ContactMail } from '@site/shared/ui/contact';
import { Section } from '@site/shared/ui/section';
import { mediaCopy } from '../../content/media';
import { leadAddress } from '../../mobile-addresses';
import styles from './media.module.css';

/** Press contact. */
export function MediaPress() {
  const { title, text, mail, subject, form } = mediaCopy.press;

  return (
    <Section title={title} intro={text}>
      <ContactMail
        subject={subject}
        without={
          <Button to={leadAddress} look="outline">
            {form}
          </Button>
        }
      >
        {(name, address) => (
          <Button href={address} look="outline" className={styles.mail ?? ''}>
            {mail} {name}
          </Button>
        )}
      </ContactMail>
    </Section>
  );
}
