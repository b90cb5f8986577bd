import {
  Card,
  Container,
  Grid,
  MailIcon,
  MapPinIcon,
  MessageIcon,
  PhoneIcon,
  Section,
  TextLink,
  type IconProps,
} from '@tassis/design-system';
import type { Firm } from '@tassis/contracts';
import { useFirm } from '@tassis/views';
import type { ComponentType } from 'react';
import { mailHref, phoneHref, whatsappHref } from '../../firm/direct-links.ts';
import { fr } from '../../messages/fr.ts';
import styles from './contact-cards.module.css';

type Way = {
  Icon: ComponentType<IconProps>;
  title: string;
  text: string;
  href: string;
  note: string;
};

/** The firm's telephone, WhatsApp, e-mail and address. */
export function ContactCards() {
  const firm = useFirm().data;
  return (
    <Section spacing="m" aria-labelledby="coordonnees">
      <Container>
        <h2 id="coordonnees" className={styles['title']}>
          {fr.contactPage.ways}
        </h2>
        <Grid as="ul" column="s" className={styles['list']}>
          {firm ? getWays(firm).map((way) => <WayCard key={way.title} {...way} />) : null}
        </Grid>
      </Container>
    </Section>
  );
}

function WayCard({ Icon, title, text, href, note }: Way) {
  return (
    <Card as="li" className={styles['card']}>
      <Icon size={28} className={styles['icon']} />
      <h3 className={styles['name']}>{title}</h3>
      <TextLink href={href}>{text}</TextLink>
      <p className={styles['note']}>{note}</p>
    </Card>
  );
}

function getWays({ phone, whatsapp, email, addresses, claims, texts }: Firm): Way[] {
  const { contact, contactPage } = fr;
  const [office] = addresses;
  return [
    {
      Icon: PhoneIcon,
      title: contact.phone,
      text: phone,
      href: phoneHref(phone),
      note: texts?.['hours_phone'] ?? contactPage.phoneNote,
    },
    {
      Icon: MessageIcon,
      title: contact.whatsapp,
      text: whatsapp,
      href: whatsappHref(whatsapp),
      note: contactPage.whatsappNote,
    },
    {
      Icon: MailIcon,
      title: contact.email,
      text: email,
      href: mailHref(email),
      note: contactPage.emailNote(claims['response_hours']),
    },
    ...(office
      ? [
          {
            Icon: MapPinIcon,
            title: contactPage.office,
            text: [...office.lines, office.city].join(', '),
            href: '#plan',
            note: contactPage.officeNote,
          },
        ]
      : []),
  ];
}
