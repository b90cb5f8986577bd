import { packageOf } from '../../../testing/package-of.ts';
import { showOrderForm, type FormSetting } from '../../../testing/show-order-form.tsx';
import { DomiciliationRequest } from '../domiciliation-request.tsx';
import { domiciliationVisit } from '../form/records.ts';

type Setting = FormSetting & {
  /** The package's code. Default: twelve months. */
  code?: string;
  /** The price; null while it is unknown. */
  total?: number | null;
};

/** Renders the form of a domiciliation without its page. It restores what was typed before a reload. */
export async function openRequest({ code = 'DOM12', total = 2880, ...setting }: Setting = {}) {
  domiciliationVisit.close();
  const form = (
    <DomiciliationRequest
      offer={packageOf(code)}
      withOptionalCreation={false}
      price={total === null ? undefined : { total }}
      priceCard={<p>2 880 MAD</p>}
    />
  );
  return showOrderForm(form, `/domiciliation/form?package=${code}`, setting);
}

export type Request = Awaited<ReturnType<typeof openRequest>>;
