import '@tassis/design-system/base.css';
import { HostProvider } from '@tassis/design-system/host';
import { creationForm } from '../../../apps/ordering/src/features/company-creation/form/creation-form.ts';
import { creationVisit } from '../../../apps/ordering/src/features/company-creation/form/records.ts';
import { AssociatesStep } from '../../../apps/ordering/src/features/company-creation/steps/associates-step.tsx';
import { keepTyping } from '../../../apps/ordering/src/order/keeping/keep-typing.ts';
import { mount } from '../../keys/mount.tsx';

/** The wizard's step as it stands, with so many open associates, kept for a reload as it is typed. */
export function mountAssociates(count: number): void {
  const form = creationForm();
  form.members.seat.set('capital', 10_000_000);
  form.members.associates.resize(count);
  keepTyping(form, { record: creationVisit.records.typing, isBlank: () => false });
  mount(
    <HostProvider locale="fr" texts={{ toastRegion: 'Messages', closeToast: 'Fermer' }}>
      <AssociatesStep form={form} />
    </HostProvider>,
  );
}
