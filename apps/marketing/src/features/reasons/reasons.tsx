import {
  BuildingIcon,
  CertificateIcon,
  ClockIcon,
  Container,
  DocumentIcon,
  FeatureGrid,
  Section,
  ShieldIcon,
  UsersIcon,
  type IconProps,
} from '@tassis/design-system';
import type { ComponentType } from 'react';
import { SectionHeading } from '../../components/section-heading.tsx';
import { reasons, type ReasonKey } from '../../content/reasons.ts';
import { fr } from '../../messages/fr.ts';

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
        <FeatureGrid
          items={reasons.map((reason) => {
            const Icon = ICONS[reason.key];
            return { ...reason, icon: <Icon size={28} /> };
          })}
        />
      </Container>
    </Section>
  );
}
