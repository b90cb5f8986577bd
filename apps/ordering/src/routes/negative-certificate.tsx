import { firmQuery, pageTextsQuery } from '@tassis/api-client';
import { Container, PageHeader, Section, ZelligePattern } from '@tassis/design-system';
import { pageData, PageHead } from '@tassis/platform/router';
import { ORDER_FORM_ID } from '@tassis/views';
import { Advantages } from '../features/advantages/advantages.tsx';
import { BegunRequests } from '../features/begun-requests/begun-requests.tsx';
import { HelpBlock } from '../features/help/help-block.tsx';
import { Questions } from '../features/help/questions.tsx';
import { Hero } from '../features/hero/hero.tsx';
import { HowItWorks } from '../features/how-it-works/how-it-works.tsx';
import { PriceCard } from '../features/price/price-card.tsx';
import { NegativeCertificateRequest } from '../features/certificate-request/negative-certificate-request.tsx';
import { WhatItOpens } from '../features/what-it-opens/what-it-opens.tsx';
import { WhyChooseUs } from '../features/why-choose-us/why-choose-us.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { useClientOfAddress } from '../order/on-behalf/behalf.ts';
import { OnBehalf } from '../order/on-behalf/on-behalf.tsx';
import { negativeCertificateData } from '../structured-data/negative-certificate-data.ts';
import styles from './negative-certificate.module.css';

export const loader = pageData((need) => [
  need(firmQuery),
  need(pageTextsQuery('negative_certificate')),
]);

export const handle = import.meta.env.SSR ? { structuredData: negativeCertificateData } : undefined;

/** `/negative-certificate`: the service, then its form; the form alone where a partner orders for a client. */
export function Component() {
  const { page } = useMessages();
  const isForClient = useClientOfAddress() !== null;
  return (
    <>
      <PageHead title={page.title} description={page.description} />
      {isForClient ? <FormAlone /> : <ServiceAndForm />}
    </>
  );
}

function FormAlone() {
  const { page } = useMessages();
  return (
    <OnBehalf>
      <PageHeader title={page.title} />
      <Section as="div">
        <Container>
          <NegativeCertificateRequest priceCard={<PriceCard />} />
        </Container>
      </Section>
    </OnBehalf>
  );
}

function ServiceAndForm() {
  return (
    <>
      <Hero formHref={`#${ORDER_FORM_ID}`} />
      <BegunRequests except="negative_certificate" />
      <Section as="div">
        <Container>
          <NegativeCertificateRequest priceCard={<PriceCard />} />
        </Container>
      </Section>
      <Section as="div" tone="white">
        <Container>
          <div className={styles['split']}>
            <WhyChooseUs />
            <HelpBlock />
          </div>
        </Container>
      </Section>
      <Section as="div" tone="soft">
        <Container>
          <Advantages />
        </Container>
      </Section>
      <Section as="div">
        <Container className={styles['stacked']}>
          <HowItWorks />
          <Section as="div" tone="ink" className={styles['panel']}>
            <ZelligePattern tile={200} fade="start" onInk />
            <WhatItOpens />
          </Section>
        </Container>
      </Section>
      <Questions page="negative_certificate" />
    </>
  );
}
