import type { ViolationCode } from '@tassis/domain';
import type { BaseForm } from './base-forms.ts';
import type { Texts } from './order-rule.ts';

/** The packages in these rules by their content; 'draft' is not published, 'none' does not exist. */
export type OfferName = 'creation' | 'address' | 'addressWithOption' | 'draft' | 'unknown' | 'none';

/** Orders with packages, and the errors they cause. Forms set the package and the price themselves, so these are for the API only. */
export type PackageRule = {
  readonly form: BaseForm;
  /** At the top of the body. */
  readonly offer: OfferName;
  /** In the service. Default: none. */
  readonly ownOffer?: OfferName;
  readonly ticked?: boolean;
  readonly finalPrice?: number;
  readonly also?: Readonly<Record<string, unknown>>;
  /** The path in the body: 'package_id'. */
  readonly path: string;
  readonly code: ViolationCode | null;
  readonly texts?: Texts;
};

const path = 'package_id';
const option = 'includeOptionalCompanyCreation';
const atTheFirm = { addressType: 'domiciliation', address: null };

export const PACKAGE_RULES: readonly PackageRule[] = [
  { form: 'domiciliation', offer: 'none', path, code: 'package_required' },
  { form: 'proposed', offer: 'none', path, code: 'package_required' },
  { form: 'domiciliation', offer: 'unknown', path, code: 'package_unavailable' },
  { form: 'proposed', offer: 'draft', path, code: 'package_unavailable' },
  {
    form: 'proposed',
    offer: 'none',
    ownOffer: 'draft',
    path: 'services.0.package_id',
    code: 'package_unavailable',
  },
  { form: 'domiciliation', offer: 'address', ownOffer: 'creation', path, code: 'packages_differ' },
  { form: 'domiciliation', offer: 'creation', path, code: 'package_not_fitting' },
  { form: 'proposed', offer: 'address', path, code: 'package_not_fitting' },
  { form: 'proposed', offer: 'addressWithOption', path, code: 'package_not_fitting' },
  { form: 'proposed', offer: 'address', ticked: true, path, code: 'package_not_fitting' },
  {
    form: 'domiciliation',
    offer: 'addressWithOption',
    ticked: true,
    path: option,
    code: 'creation_option_unavailable',
  },
  {
    form: 'proposed',
    offer: 'addressWithOption',
    ticked: true,
    path: 'services.0.data.addressType',
    code: 'address_of_package',
  },
  { form: 'certificate', offer: 'creation', path, code: 'package_not_allowed' },
  { form: 'certificate', offer: 'none', ticked: true, path: option, code: 'package_not_allowed' },
  {
    form: 'certificate',
    offer: 'none',
    finalPrice: 469.99,
    path: 'finalPrice',
    code: 'final_price_mismatch',
    texts: {
      fr: 'Le total de cette commande est de 470,00\u00A0MAD.',
      en: 'The total of this order is 470.00\u00A0MAD.',
    },
  },
  {
    form: 'proposed',
    offer: 'creation',
    finalPrice: 3600,
    path: 'finalPrice',
    code: 'final_price_mismatch',
    texts: {
      fr: 'Le total de cette commande est de 5\u202F100,00\u00A0MAD.',
      en: 'The total of this order is 5,100.00\u00A0MAD.',
    },
  },
  { form: 'proposed', offer: 'creation', finalPrice: 5100, path, code: null },
  { form: 'certified', offer: 'none', ownOffer: 'creation', path, code: null },
  { form: 'domiciliation', offer: 'address', ownOffer: 'address', path, code: null },
  { form: 'domiciliation', offer: 'addressWithOption', finalPrice: 2880, path, code: null },
  {
    form: 'proposed',
    offer: 'addressWithOption',
    ticked: true,
    finalPrice: 7380,
    also: atTheFirm,
    path,
    code: null,
  },
  { form: 'certificate', offer: 'none', finalPrice: 470, path, code: null },
];
