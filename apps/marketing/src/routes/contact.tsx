import { firmQuery, pageTextsQuery } from '@tassis/api-client';
import { Container, Hero, Section } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { pageData, PageHead } from '@tassis/platform/router';
import { SectionHeading } from '../components/section-heading.tsx';
import { ContactCards } from '../features/contact-cards/contact-cards.tsx';
import { CallbackForm } from '../features/contact-forms/callback-form.tsx';
import { ContactForm } from '../features/contact-forms/contact-form.tsx';
import { ContactReasons } from '../features/contact-reasons/contact-reasons.tsx';
import { Office } from '../features/office/office.tsx';
import { Questions } from '../features/questions/questions.tsx';
import { fr } from '../messages/fr.ts';
import { firmData } from '../structured-data/page-data.ts';
import { withTrail } from '../structured-data/trail.ts';
import styles from './form-and-aside.module.css';

export const loader = pageData((need) => [need(firmQuery), need(pageTextsQuery('contact'))]);

export const handle = import.meta.env.SSR
  ? {
      structuredData: withTrail(
        { text: fr.contactPage.title, href: paths.contact },
        firmData('contact'),
      ),
    }
  : undefined;

const { title, description, eyebrow, heading, lead, form, formLead } = fr.contactPage;

/** `/contact` */
export function Component() {
  return (
    <>
      <PageHead title={title} description={description} />
      <Hero variant="page" eyebrow={eyebrow} title={heading} lead={lead} />
      <ContactCards />
      <Section tone="white" id="message">
        <Container>
          <div className={styles['split']}>
            <div>
              <SectionHeading title={form} lead={formLead} />
              <ContactForm />
            </div>
            <ContactReasons />
          </div>
        </Container>
      </Section>
      <Section tone="soft" id="consultation">
        <Container width="form">
          <SectionHeading title={fr.consultation.heading} lead={fr.consultation.lead} />
          <CallbackForm />
        </Container>
      </Section>
      <Office />
      <Questions page="contact" />
    </>
  );
}
