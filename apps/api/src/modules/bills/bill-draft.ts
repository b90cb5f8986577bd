import { creationIsWithin, type Quote } from '@tassis/domain';
import type { FirmRecord } from '../firm/firm.repository.ts';
import { toSender } from '../firm/sender.ts';
import type { BillLine, BillParties } from './bill-record.ts';
import type { BillSource } from './bill-source.repository.ts';

/** The lines of a bill: services, then the fees passed on. Lines of 0 are left out. */
export function toBillLines({ order, renewal }: BillSource): BillLine[] {
  const { pricing } = order;
  const { name, domiciliation_duration_months: months } = order.package ?? {};
  const named = name === undefined ? {} : { name };
  // A renewal may have another duration than the package.
  const domiciled = renewal ?? {
    ...named,
    ...(months !== undefined && { months }),
    ...(hasCreationWithin(order) && { creation_included: true as const }),
  };
  const sold: BillLine[] = [
    { kind: 'domiciliation', ...domiciled, amount: pricing.domiciliation },
    { kind: 'creation', ...named, amount: pricing.creation },
    { kind: 'service', amount: pricing.service },
  ];
  const fees = pricing.feesBreakdown.map(({ code, amount }): BillLine => ({
    kind: 'fee',
    name: code,
    amount,
  }));
  return [...sold, ...fees].filter(({ amount }) => amount !== 0);
}

/** Whether the price of the domiciliation includes a company creation. */
export function hasCreationWithin({
  pricing,
  package: bought,
  includeOptionalCompanyCreation,
}: Pick<BillSource['order'], 'pricing' | 'package' | 'includeOptionalCompanyCreation'>): boolean {
  if (bought === null) return false;
  const terms = {
    includesCompanyCreation: bought.includes_company_creation,
    optionalCompanyCreation: bought.optional_company_creation,
  };
  return creationIsWithin(pricing, terms, includeOptionalCompanyCreation);
}

/** Seller and client as they are today. */
export function toBillParties(firm: FirmRecord, { client, company }: BillSource): BillParties {
  return {
    firm: toSender(firm),
    client: {
      name: `${client.firstName} ${client.lastName}`,
      ...billedCompany({ client, company }),
      address: [client.address, client.city].filter(
        (line): line is string => line !== null && line !== '',
      ),
      email: client.email,
    },
  };
}

/**
 * The billed company: that of the client's record, else that of the order. Name and ICE always have the same source.
 */
function billedCompany({ client, company }: Pick<BillSource, 'client' | 'company'>) {
  const { companyName, ice } = client;
  const ordered = { companyName: company.name, ice: company.ice };
  if (companyName === null && ice === null) return ordered;
  const isSame = companyName !== null && companyName.toLowerCase() === company.name?.toLowerCase();
  return isSame ? { companyName, ice: ice ?? company.ice } : { companyName, ice };
}

/** The negative amounts of a credit note. Subtracted, because `-amount` would give -0. */
export function negated(quote: Quote): Quote {
  return {
    domiciliation: 0 - quote.domiciliation,
    creation: 0 - quote.creation,
    service: 0 - quote.service,
    subtotal: 0 - quote.subtotal,
    vatBasisPoints: quote.vatBasisPoints,
    vat: 0 - quote.vat,
    fees: 0 - quote.fees,
    feesBreakdown: quote.feesBreakdown.map(({ code, amount }) => ({ code, amount: 0 - amount })),
    total: 0 - quote.total,
  };
}
