import { useQuery } from '@tassis/api-client/query';
import { firmQuery } from '@tassis/api-client';
import {
  Cluster,
  CompactSteps,
  Stack,
  TextLink,
  type CompactStepsProps,
} from '@tassis/design-system';
import type { ServiceType } from '@tassis/domain';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import styles from './next-steps.module.css';

type NextStepsProps = {
  /** The ordered services. */
  services: readonly ServiceType[];
  /** The firm's promise for this order, in place of the general one. */
  promise?: string | undefined;
  /** A further link beside the one to the firm. */
  children?: ReactNode;
};

/** The steps after an order and their duration; the firm's delays are left out until they have loaded. */
export function NextSteps({ services, promise, children }: NextStepsProps) {
  const { next } = useMessages();
  const steps = useSteps(services, promise);
  return (
    <Stack as="section" gap="m">
      <h2 className={styles['heading']}>{next.title}</h2>
      <CompactSteps steps={steps} />
      <Cluster gap="l" className={styles['ways']}>
        <p>
          {next.help}{' '}
          <TextLink href={paths.contact} LinkComponent={RouterLink}>
            {next.contact}
          </TextLink>
        </p>
        {children ? <p>{children}</p> : null}
      </Cluster>
    </Stack>
  );
}

function useSteps(
  services: readonly ServiceType[],
  promise: string | undefined,
): CompactStepsProps['steps'] {
  const { next } = useMessages();
  const claims = useQuery(firmQuery).data?.data.claims ?? {};
  const hours = claims['response_hours'];
  const days = claims['company_creation_days'];
  return [
    { title: next.received, text: next.receivedText },
    {
      title: next.review,
      text: next.reviewText,
      note: promise ?? (hours && next.reviewDelay(hours)),
    },
    ...[...new Set(services)].map((type) => ({
      title: next.delivery[type].title,
      text: next.delivery[type].text,
      note: type === 'company_creation' && days ? next.creationDelay(days) : undefined,
    })),
  ];
}
