import { useSite } from '@site/shared/store';
import styles from './ask-people.module.css';
import { Button } from '@site/shared/ui/button';
import { ConsultButton } from '@site/shared/ui/consult-button';
import { ContactPhone } from '@site/shared/ui/contact';

type AskPeopleProps = { heading: string; text: string };

/** Where a page knows no answer: people, by chat, phone and form. A white-label site names no consultants. */
export function AskPeople({ heading, text }: AskPeopleProps) {
  const consult = useSite(({ site }) => site.variant !== 'white-label');

  return (
    <section className={styles.people}>
      <h2 className={styles.heading}>{heading}</h2>
      <p>{text}</p>
      <div className={styles.ways}>
        {consult && <ConsultButton />}
        <ContactPhone>
          {(phone, address) => (
            <Button href={address} look="outline">
              电话 {phone}
            </Button>
          )}
        </ContactPhone>
        <Button to="/home/signUp" look="outline">
          留言给我们
        </Button>
      </div>
    </section>
  );
}
