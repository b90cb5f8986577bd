import { apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { useSession } from '@tassis/auth';
import { getClientProfile, type ClientProfile } from '@tassis/contracts';
import { DashboardSection, EditPlace, QueryView, useEditPlace } from '@tassis/dashboard';
import {
  Button,
  DescriptionList,
  formatPhone,
  Skeleton,
  Stack,
  TextLink,
} from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { useRecordTexts } from '../../messages/record/use-record-texts.ts';
import { RecordForm } from './record-form.tsx';
import styles from './record.module.css';

/** The client's name and the company on bills, edited in place. */
export function RecordSection() {
  const texts = useRecordTexts();
  const query = useQuery(apiQuery(getClientProfile, {}));
  const { trigger, isOpen, open, place } = useEditPlace();
  const canOpen = query.data !== undefined && !isOpen;
  return (
    <DashboardSection
      title={texts.title}
      id="identity"
      actions={
        canOpen ? (
          <Button ref={trigger} size="s" variant="secondary" onClick={open}>
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
              <RecordForm record={record} onSaved={() => void query.refetch()} {...edited} />
            )}
          >
            <Facts record={record} />
          </EditPlace>
        )}
      </QueryView>
    </DashboardSection>
  );
}

function Facts({ record }: { record: ClientProfile }) {
  const { fields, ...texts } = useRecordTexts();
  const { user } = useSession();
  const state = user?.email_verified ? texts.verified : texts.unverified;
  return (
    <Stack gap="m">
      <DescriptionList
        layout="columns"
        missingText={texts.missing}
        items={[
          { term: fields.firstName, value: record.firstName },
          { term: fields.lastName, value: record.lastName },
          { term: fields.email, value: `${record.email} (${state})` },
          { term: fields.phone, value: formatPhone(record.phone) },
          { term: fields.companyName, value: record.companyName },
          { term: fields.ice, value: record.ice },
          { term: fields.address, value: record.address },
          { term: fields.city, value: record.city },
        ]}
      />
      <p className={styles['note']}>
        {texts.note} {texts.account}{' '}
        <TextLink href={paths.account} LinkComponent={RouterLink}>
          {texts.accountLink}
        </TextLink>
      </p>
    </Stack>
  );
}
