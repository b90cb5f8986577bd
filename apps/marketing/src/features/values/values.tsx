import {
  CheckCircleIcon,
  ClockIcon,
  Container,
  EyeIcon,
  FeatureGrid,
  MessageIcon,
  Section,
  ShieldIcon,
  UsersIcon,
  type IconProps,
} from '@tassis/design-system';
import type { ComponentType } from 'react';
import { SectionHeading } from '../../components/section-heading.tsx';
import { values, type ValueKey } from '../../content/values.ts';
import { about } from '../../messages/about.ts';

const ICONS: Readonly<Record<ValueKey, ComponentType<IconProps>>> = {
  clarity: EyeIcon,
  rigour: CheckCircleIcon,
  honesty: MessageIcon,
  discretion: ShieldIcon,
  closeness: UsersIcon,
  constancy: ClockIcon,
};

export function Values() {
  return (
    <Section>
      <Container>
        <SectionHeading title={about.values.heading} lead={about.values.lead} />
        <FeatureGrid
          items={values.map((value) => {
            const Icon = ICONS[value.key];
            return { ...value, icon: <Icon size={28} /> };
          })}
        />
      </Container>
    </Section>
  );
}
