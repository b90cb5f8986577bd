import {
  Button,
  Container,
  MailIcon,
  MessageIcon,
  PhoneIcon,
  Section,
  ZelligePattern,
} from '@tassis/design-system';
import type { Firm } from '@tassis/contracts';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { useFirm } from '../../firm/use-firm.ts';
import { fr } from '../../messages/fr.ts';
import styles from './contact-invitation.module.css';
import { mailHref, phoneHref, whatsappHref } from './direct-links.ts';

export function ContactInvitation() {
  const firm = useFirm().data;
  const hours = firm?.claims['response_hours'];
  return (
    <Section tone="ink" className={styles['band']}>
      <ZelligePattern tile={176} fade="start" onInk />
      <Container className={styles['split']}>
        <div className={styles['text']}>
          <h2>{fr.contact.heading}</h2>
          <p className={styles['lead']}>
            {fr.contact.lead} {hours ? fr.contact.response(hours) : null}
          </p>
          <div className={styles['actions']}>
            <Button
              variant="primary"
              size="l"
              onInk
              href={paths.contact}
              LinkComponent={RouterLink}
            >
              {fr.contact.quote}
            </Button>
            <Button size="l" onInk href={paths.services} LinkComponent={RouterLink}>
              {fr.contact.services}
            </Button>
          </div>
        </div>
        <div className={styles['direct']}>{firm ? <DirectLinks firm={firm} /> : null}</div>
      </Container>
    </Section>
  );
}

function DirectLinks({ firm }: { firm: Firm }) {
  const ways = [
    { label: fr.contact.phone, text: firm.phone, href: phoneHref(firm.phone), Icon: PhoneIcon },
    {
      label: fr.contact.whatsapp,
      text: firm.whatsapp,
      href: whatsappHref(firm.whatsapp),
      Icon: MessageIcon,
    },
    { label: fr.contact.email, text: firm.email, href: mailHref(firm.email), Icon: MailIcon },
  ];
  return (
    <ul className={styles['ways']}>
      {ways.map(({ label, text, href, Icon }) => (
        <li key={label}>
          <a className={styles['way']} href={href}>
            <Icon size={24} />
            <span>
              <span className={styles['label']}>{label}</span>
              <span className={styles['value']}>{text}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
