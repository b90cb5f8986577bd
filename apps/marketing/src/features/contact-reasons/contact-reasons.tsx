import { Card, Stats } from '@tassis/design-system';
import { useClaims } from '@tassis/views';
import { fr } from '../../messages/fr.ts';
import styles from './contact-reasons.module.css';

/** Three figures that encourage visitors to write, beside the form. */
export function ContactReasons() {
  const { figure, say } = useClaims();
  const hours = figure('response_hours');
  const { years, clients, response, heading, text } = fr.contactReasons;
  const figures = [
    {
      number: figure('years_of_experience_contact'),
      label: say('years_of_experience_contact', years),
    },
    { number: figure('satisfied_clients'), label: say('satisfied_clients', clients) },
    { number: hours && `${hours}h`, label: say('response_hours', response) },
  ];
  const items = figures.flatMap(({ number, label }) => (number ? [{ number, label }] : []));
  return (
    <Card as="section" tone="brand" padding="l" className={styles['panel']}>
      <h2>{heading}</h2>
      <p>{say('one_person', text)}</p>
      <Stats items={items} />
    </Card>
  );
}
