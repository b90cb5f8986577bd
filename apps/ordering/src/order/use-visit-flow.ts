import {
  useValidatedForm,
  type FormSnapshot,
  type Members,
  type OrderForm,
} from '@tassis/order-fields/form';
import { useVisitDraft } from './drafts/use-visit-draft.ts';
import type { VisitForm } from './keeping/visit-form.ts';
import type { OrderRequest } from './submission/order-body.ts';
import { useOrderFlow } from './use-order-flow.ts';

/** The order of a form of this visit, and its draft. */
export function useVisitFlow<Of extends Members>(visit: VisitForm<Of>, form: OrderForm<Of>) {
  const flow = useOrderFlow(visit.records, form);
  const draft = useVisitDraft(visit, form, flow.state.phase);
  return {
    ...flow,
    draft,
    send: (request: OrderRequest<FormSnapshot<Of>> | null) => {
      if (draft.isUndecided()) return;
      flow.send(request && { ...request, key: draft.sync.key });
    },
    /** As of the last time it was validated. */
    isBlank: useValidatedForm(form, () => visit.isBlank(form)),
    signOutHere: () => {
      visit.own(null);
      flow.signOutHere();
    },
    /** Begins anew, on the server too. */
    clear: () => {
      flow.forget();
      draft.clear();
    },
  };
}
