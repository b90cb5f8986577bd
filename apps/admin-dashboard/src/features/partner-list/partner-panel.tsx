import { apiQuery, getApi } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { listAudit, validatePartner, type AdminPartner } from '@tassis/contracts';
import { ActionDialog } from '@tassis/dashboard';
import { Button, Cluster, Stack } from '@tassis/design-system';
import { mayReviewPartner } from '@tassis/domain';
import { useState } from 'react';
import { AuditTrail } from '../../audit/audit-trail.tsx';
import { PanelSection } from '../../panel/panel-section.tsx';
import { useTexts } from '../../messages/partners/use-texts.ts';
import { PartnerFacts } from './partner-facts.tsx';
import { RejectPartner } from './reject-partner.tsx';

type PartnerPanelProps = { partner: AdminPartner; onChange: () => void };

/** A partner in the panel: data, decision, and the history of decisions. */
export function PartnerPanel({ partner, onChange }: PartnerPanelProps) {
  const { review, history } = useTexts();
  const { id, status, version, businessName } = partner;
  const audit = useQuery(apiQuery(listAudit, { query: { subject: 'partner', id } }));
  const [asked, setAsked] = useState<'validate' | 'reject' | null>(null);
  /** Refetches after a refusal, because the partner's data may have changed meanwhile. */
  const close = () => {
    setAsked(null);
    onChange();
  };
  const onDone = () => {
    close();
    void audit.refetch();
  };
  const validation = {
    title: review.validateTitle(businessName),
    consequence: review.validateText,
    confirmText: review.validate,
    run: () => getApi().call(validatePartner, { params: { id } }, { version }),
    done: review.validated,
  };
  return (
    <Stack gap="l">
      <PartnerFacts partner={partner} />
      <Cluster gap="s">
        {mayReviewPartner(status, 'validated') ? (
          <Button variant="brand" onClick={() => setAsked('validate')}>
            {review.validate}
          </Button>
        ) : null}
        {mayReviewPartner(status, 'rejected') ? (
          <Button onClick={() => setAsked('reject')}>{review.reject}</Button>
        ) : null}
      </Cluster>
      <PanelSection title={history}>
        <AuditTrail query={audit} />
      </PanelSection>
      <ActionDialog
        action={asked === 'validate' ? validation : null}
        onDone={onDone}
        onCancel={close}
      />
      {asked === 'reject' ? (
        <RejectPartner partner={partner} onDone={onDone} onCancel={close} />
      ) : null}
    </Stack>
  );
}
