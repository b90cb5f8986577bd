import { useQuery } from '@tassis/api-client/query';
import { apiQuery } from '@tassis/api-client';
import { getFirm, type Order } from '@tassis/contracts';
import { TextLink } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { useMessages } from '../../messages/use-messages.ts';
import styles from './next-steps.module.css';

type Step = { title: string; text: string; delay?: string | undefined };

/** What follows an order and how long it takes; the delays are the firm's, left out while they are not known. */
export function NextSteps({ order }: { order: Order }) {
  const { next, order: orderTexts } = useMessages();
  const steps = useSteps(order);
  return (
    <section>
      <h2 className={styles['heading']}>{next.title}</h2>
      <ol className={styles['steps']}>
        {steps.map((step) => (
          <li key={step.title} className={styles['step']}>
            <h3 className={styles['title']}>{step.title}</h3>
            <p className={styles['text']}>{step.text}</p>
            {step.delay ? <p className={styles['delay']}>{step.delay}</p> : null}
          </li>
        ))}
      </ol>
      <p className={styles['help']}>
        {next.help}{' '}
        <TextLink href={paths.contact} LinkComponent={RouterLink}>
          {next.contact}
        </TextLink>
      </p>
      <p className={styles['help']}>
        <TextLink href={paths.clientOrders} LinkComponent={RouterLink}>
          {orderTexts.allOrders}
        </TextLink>
      </p>
    </section>
  );
}

function useSteps(order: Order): Step[] {
  const { next } = useMessages();
  const claims = useQuery(apiQuery(getFirm, {})).data?.data.claims ?? {};
  const hours = claims['response_hours'];
  const days = claims['company_creation_days'];
  const types = new Set(order.services.map((service) => service.type));
  return [
    { title: next.received, text: next.receivedText },
    { title: next.review, text: next.reviewText, delay: hours && next.reviewDelay(hours) },
    ...[...types].map((type) => ({
      title: next.delivery[type].title,
      text: next.delivery[type].text,
      delay: type === 'company_creation' && days ? next.creationDelay(days) : undefined,
    })),
  ];
}
