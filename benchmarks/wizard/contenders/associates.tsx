import '@tassis/design-system/base.css';
import { HostProvider } from '@tassis/design-system/host';
import { AssociateList } from '@tassis/order-fields/creation';
import { creationVisit } from '../../../apps/ordering/src/features/company-creation/form/records.ts';
import { wizardForm } from '../../../apps/ordering/src/features/company-creation/form/wizard-form.ts';
import { keepTyping } from '../../../apps/ordering/src/order/keeping/keep-typing.ts';
import { mount } from '../../keys/mount.tsx';

/** The real step of the wizard with this many associates, the one in the middle open, stored for a reload while it is typed. */
export function mountAssociates(count: number): void {
  const form = wizardForm();
  form.members.seat.set('capital', 10_000_000);
  const { associates } = form.members;
  associates.resize(count);
  associates.open(associates.items[Math.floor(count / 2)]?.id ?? '');
  keepTyping(form, { record: creationVisit.records.typing, isBlank: () => false });
  mount(
    <HostProvider locale="fr" texts={{ toastRegion: 'Messages', closeToast: 'Fermer' }}>
      <AssociateList form={form} />
    </HostProvider>,
  );
}
