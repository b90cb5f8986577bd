import type { OnBehalfTexts } from '../../messages/on-behalf/fr.ts';
import type { Behalf } from './behalf.ts';

/** The texts of the forms for partners, about the client. */
export function reworded({
  order,
  price,
  choice,
  domiciliation,
  certificate,
}: ReturnType<OnBehalfTexts['forms']>): Behalf['texts'] {
  return {
    order: (own) => ({
      ...own,
      form: { ...own.form, ...order.form },
      errors: { ...own.errors, ...order.errors },
      draft: { ...own.draft, ...order.draft },
    }),
    price: (own) => ({ ...own, ...price }),
    choice: (own) => ({ ...own, ...choice }),
    domiciliation: (own) => ({ ...own, ...domiciliation }),
    certificate: (own) => ({ ...own, ...certificate }),
  };
}
