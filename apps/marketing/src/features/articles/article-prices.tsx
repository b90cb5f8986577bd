import { DescriptionList, TextLink } from '@tassis/design-system';
import type { Firm } from '@tassis/contracts';
import { formatMoney, getLabel } from '@tassis/messages';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { useFirm } from '@tassis/views';
import { articleTexts } from '../../messages/articles.ts';

const texts = articleTexts.prices;
const money = (amount: number) => formatMoney('fr', amount);

type Kind = 'creation' | 'certificate';

const links = {
  creation: { note: texts.creationNote, text: texts.packages, href: `${paths.services}#forfaits` },
  certificate: { note: texts.certificateNote, text: texts.order, href: paths.negativeCertificate },
};

/** The firm's current prices for the subject of an article. */
export function ArticlePrices({ kind }: { kind: Kind }) {
  const pricing = useFirm().data?.pricing;
  if (!pricing) return null;
  const { note, text, href } = links[kind];
  return (
    <section>
      <h2>{texts[kind]}</h2>
      <DescriptionList items={lines(kind, pricing)} />
      <p>
        {note}{' '}
        <TextLink href={href} LinkComponent={RouterLink}>
          {text}
        </TextLink>
        .
      </p>
    </section>
  );
}

function lines(kind: Kind, pricing: Firm['pricing']) {
  if (kind === 'creation') {
    return [
      ...pricing.feesBreakdown.map(({ code, amount }) => ({
        term: getLabel('fr', `fee.${code}`),
        value: money(amount),
      })),
      { term: texts.total, value: money(pricing.fees) },
    ];
  }
  const { service, vat, official_fees: fees, total } = pricing.negative_certificate;
  return [
    { term: texts.service, value: money(service) },
    { term: texts.vat, value: money(vat) },
    { term: getLabel('fr', 'fee.negative_certificate'), value: money(fees) },
    { term: texts.total, value: money(total) },
  ];
}
