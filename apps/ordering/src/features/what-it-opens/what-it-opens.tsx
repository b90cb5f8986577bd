import { Button, CheckIcon } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { useMessages } from '../../messages/use-messages.ts';
import styles from './what-it-opens.module.css';

/** The uses of the certificate, with links to the services that follow it. */
export function WhatItOpens() {
  const { feature } = useMessages();
  return (
    <section aria-labelledby="suite" className={styles['root']}>
      <div className={styles['text']}>
        <h2 id="suite">{feature.title}</h2>
        <p>{feature.text}</p>
        <div className={styles['ways']}>
          <Button href={paths.companyCreation} LinkComponent={RouterLink} onInk>
            {feature.creation}
          </Button>
          <Button href={paths.domiciliation} LinkComponent={RouterLink} onInk variant="quiet">
            {feature.domiciliation}
          </Button>
        </div>
      </div>
      <ul className={styles['points']}>
        {feature.points.map((point) => (
          <li key={point}>
            <CheckIcon />
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}
