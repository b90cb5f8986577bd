import { Card, Stats } from '@tassis/design-system';
import { useFirm } from '@tassis/views';
import { fr } from '../../messages/fr.ts';
import styles from './contact-reasons.module.css';

/** Why it is worth writing: three figures, beside the form. */
export function ContactReasons() {
  const claims = useFirm().data?.claims ?? {};
  const { years, clients, response, heading, text } = fr.contactReasons;
  const figures = [
    { number: claims['years_of_experience_contact'], label: years },
    { number: claims['satisfied_clients'], label: clients },
    { number: claims['response_hours'] && `${claims['response_hours']}h`, label: response },
  ];
  const items = figures.flatMap(({ number, label }) => (number ? [{ number, label }] : []));
  return (
    <Card as="section" tone="brand" padding="l" className={styles['panel']}>
      <h2>{heading}</h2>
      <p>{text}</p>
      <Stats items={items} />
    </Card>
  );
}
