import {
  BuildingIcon,
  CertificateIcon,
  ClockIcon,
  Container,
  DocumentIcon,
  Section,
  ShieldIcon,
  UsersIcon,
  type IconProps,
} from '@tassis/design-system';
import type { ComponentType } from 'react';
import { SectionHeading } from '../../components/section-heading.tsx';
import { reasons, type ReasonKey } from '../../content/reasons.ts';
import { fr } from '../../messages/fr.ts';
import styles from './reasons.module.css';

const ICONS: Readonly<Record<ReasonKey, ComponentType<IconProps>>> = {
  price: DocumentIcon,
  control: CertificateIcon,
  'follow-up': ClockIcon,
  people: UsersIcon,
  confidential: ShieldIcon,
  ecosystem: BuildingIcon,
};

export function Reasons() {
  return (
    <Section>
      <Container>
        <SectionHeading title={fr.reasons.heading} lead={fr.reasons.lead} />
        <ul className={styles['grid']}>
          {reasons.map(({ key, title, text }) => {
            const Icon = ICONS[key];
            return (
              <li key={key} className={styles['reason']}>
                <Icon size={28} className={styles['icon']} />
                <h3 className={styles['title']}>{title}</h3>
                <p className={styles['text']}>{text}</p>
              </li>
            );
          })}
        </ul>
      </Container>
    </Section>
  );
}
