import {
  AccountingIllustration,
  ArrowRightIcon,
  CompanyCreationIllustration,
  Container,
  DomiciliationIllustration,
  FeatureGrid,
  HumanResourcesIllustration,
  LegalAdviceIllustration,
  MarketingIllustration,
  SecretariatIllustration,
  Section,
  SteeringIllustration,
  Steps,
  TextLink,
} from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { SectionHeading } from '../../components/section-heading.tsx';
import { teamHabits, teamParts } from '../../content/team.ts';
import { teamTexts as texts } from '../../messages/people.ts';

const drawings = {
  formalities: CompanyCreationIllustration,
  address: DomiciliationIllustration,
  law: LegalAdviceIllustration,
  accounts: AccountingIllustration,
  people: HumanResourcesIllustration,
  steering: SteeringIllustration,
  marketing: MarketingIllustration,
  reception: SecretariatIllustration,
};

/** The departments of the firm, and how they work. */
export function Team() {
  return (
    <>
      <Section>
        <Container>
          <SectionHeading title={texts.parts} lead={texts.partsLead} />
          <FeatureGrid
            variant="cards"
            items={teamParts.map((part) => {
              const Drawing = drawings[part.key];
              return { ...part, icon: <Drawing size={112} /> };
            })}
          />
        </Container>
      </Section>
      <Section tone="white">
        <Container>
          <SectionHeading title={texts.habits} lead={texts.habitsLead} action={<Join />} />
          <Steps variant="drawn" steps={teamHabits} />
        </Container>
      </Section>
    </>
  );
}

function Join() {
  return (
    <TextLink
      variant="standalone"
      href={paths.careers}
      LinkComponent={RouterLink}
      iconEnd={<ArrowRightIcon />}
    >
      {texts.join}
    </TextLink>
  );
}
