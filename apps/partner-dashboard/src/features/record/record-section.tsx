import type { PartnerProfile } from '@tassis/contracts';
import { DashboardSection, EditPlace, QueryView, useEditPlace } from '@tassis/dashboard';
import { Button, DescriptionList, formatPhone, Skeleton, StatusBadge } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { findLabel, getLabel } from '@tassis/messages';
import { useRecordTexts } from '../../messages/record/use-record-texts.ts';
import { usePartnerProfile } from '../../validation/use-partner-profile.ts';
import { RecordForm } from './record-form.tsx';

const TONES = { pending: 'warning', validated: 'success', rejected: 'critical' } as const;

/** The partner's record, edited in place, and the state of its validation. */
export function RecordSection() {
  const texts = useRecordTexts();
  const query = usePartnerProfile();
  const { trigger, isOpen, open, place } = useEditPlace();
  const canOpen = query.data !== undefined && !isOpen;
  return (
    <DashboardSection
      title={texts.section}
      actions={
        canOpen ? (
          <Button ref={trigger} size="s" onClick={open}>
            {texts.edit}
          </Button>
        ) : null
      }
    >
      <QueryView
        query={query}
        loading={texts.loading}
        outline={<Skeleton lines={6} />}
        failed={texts.failed}
      >
        {({ data: record }) => (
          <EditPlace
            place={place}
            renderForm={(edited) => (
              <RecordForm record={record} refetch={() => void query.refetch()} {...edited} />
            )}
          >
            <Facts record={record} />
          </EditPlace>
        )}
      </QueryView>
    </DashboardSection>
  );
}

function Facts({ record }: { record: PartnerProfile }) {
  const { fields, state, reason, lastReason } = useRecordTexts();
  const locale = useLocale();
  const { status } = record;
  const badge = (
    <StatusBadge tone={TONES[status]} text={getLabel(locale, `partner_status.${status}`)} />
  );
  // The reason of the refusal stays until the corrected record is validated, so that the partner can compare.
  const refused = {
    term: status === 'rejected' ? reason : lastReason,
    value: status === 'validated' ? null : record.review_reason,
  };
  return (
    <DescriptionList
      layout="columns"
      items={[
        { term: state, value: badge },
        ...(refused.value === null ? [] : [refused]),
        { term: fields.businessName, value: record.businessName },
        {
          term: fields.legalStatus,
          value: findLabel(locale, 'accountant_legal_status', record.legalStatus),
        },
        { term: fields.legalForm, value: record.legalForm },
        { term: fields.firstName, value: record.firstName },
        { term: fields.lastName, value: record.lastName },
        { term: fields.email, value: record.email },
        { term: fields.phone, value: formatPhone(record.phone) },
      ]}
    />
  );
}
