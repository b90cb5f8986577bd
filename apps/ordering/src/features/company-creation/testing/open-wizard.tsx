import { packageOf } from '../../../testing/package-of.ts';
import { showOrderForm, type FormSetting } from '../../../testing/show-order-form.tsx';
import { CompanyCreationWizard } from '../company-creation-wizard.tsx';
import { creationVisit } from '../form/records.ts';

type Setting = FormSetting & {
  /** The package's code. Default: creation and domiciliation. */
  code?: string;
  etape?: number;
  /** More search parameters: '&forme=SAS'. */
  answers?: string;
  /** Whether the earlier form is discarded, as by leaving its page. Default true. */
  leaves?: boolean;
};

/** Renders the wizard without its page. It restores what was typed before a reload. */
export async function openWizard({
  code = 'COMBO12',
  etape,
  answers = '',
  leaves = true,
  ...setting
}: Setting = {}) {
  if (leaves) creationVisit.close();
  const wizard = (
    <CompanyCreationWizard
      offer={packageOf(code)}
      withOptionalCreation={false}
      price={{ total: 7020 }}
      priceCard={<p>7 020 MAD</p>}
    />
  );
  const query = new URLSearchParams({ package: code, ...(etape && { etape: String(etape) }) });
  return showOrderForm(wizard, `/company-creation?${query}${answers}`, setting);
}

export type Wizard = Awaited<ReturnType<typeof openWizard>>;
