import { apiQuery, getApi } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { deletePartnerDraft, listPartnerDrafts, type PartnerDraft } from '@tassis/contracts';
import { ActionDialog, EmptySection, QueryView, type AskedAction } from '@tassis/dashboard';
import { Button, Cluster, DataTable } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { CREATION_STEPS } from '@tassis/domain';
import { formatDateTime, getLabel } from '@tassis/messages';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { useState } from 'react';
import { useDraftsTexts } from '../../messages/drafts/use-drafts-texts.ts';
import { ownPaths } from '../../paths.ts';
import styles from './draft-list.module.css';

/** The partner's drafts for clients, the last edited first; each links to the step where it was left. */
export function DraftList() {
  const texts = useDraftsTexts();
  const locale = useLocale();
  const [asked, setAsked] = useState<AskedAction | null>(null);
  const query = useQuery({ ...apiQuery(listPartnerDrafts, {}), staleTime: 0 });
  const onEnd = () => {
    setAsked(null);
    void query.refetch();
  };
  const getServiceLabel = ({ service }: PartnerDraft) =>
    getLabel(locale, `draft_service.${service}`);
  const toRemoval = (draft: PartnerDraft): AskedAction => ({
    title: texts.removeTitle(getServiceLabel(draft), getClientName(draft)),
    consequence: texts.removeText,
    confirmText: texts.remove,
    danger: true,
    done: texts.removed,
    run: () => {
      const { client, service } = draft;
      return getApi().call(deletePartnerDraft, { params: { id: client.id, service } });
    },
  });
  const renderActions = (draft: PartnerDraft) => {
    const named = (action: string) =>
      texts.named(action, getServiceLabel(draft), getClientName(draft));
    return (
      <Cluster gap="xs">
        <Button
          size="s"
          href={ownPaths.resumed(draft)}
          aria-label={named(texts.resume)}
          LinkComponent={RouterLink}
        >
          {texts.resume}
        </Button>
        <Button
          size="s"
          variant="quiet"
          aria-label={named(texts.remove)}
          onClick={() => setAsked(toRemoval(draft))}
        >
          {texts.remove}
        </Button>
      </Cluster>
    );
  };
  return (
    <>
      <QueryView query={query} loading={texts.loading} failed={texts.failed}>
        {({ data: { items, more } }) => (
          <DataTable
            caption={texts.caption}
            rows={items}
            rowKey={({ client, service }) => `${client.id}:${service}`}
            loadingText={texts.loading}
            empty={
              <EmptySection
                title={texts.empty.title}
                text={texts.empty.text}
                action={{ text: texts.empty.action, href: paths.myClients }}
              />
            }
            columns={[
              { key: 'client', header: texts.client, rowHeader: true, cell: renderClient },
              { key: 'service', header: texts.service, cell: getServiceLabel },
              {
                key: 'package',
                header: texts.package,
                cell: ({ package: code, package_name: name }) => name ?? code,
              },
              {
                key: 'step',
                header: texts.step,
                nowrap: true,
                cell: ({ step }) => step && texts.stepOf(step, CREATION_STEPS),
              },
              {
                key: 'updated_at',
                header: texts.saved,
                nowrap: true,
                card: 'labelled',
                cell: ({ updated_at: at }) => formatDateTime(locale, at),
              },
            ]}
            rowActions={{ header: texts.actions, cell: renderActions }}
            footer={more ? <p>{texts.more}</p> : null}
          />
        )}
      </QueryView>
      <ActionDialog action={asked} onDone={onEnd} onCancel={onEnd} />
    </>
  );
}

/** The client's company, if any, with the person's name below. */
function renderClient(draft: PartnerDraft) {
  const { firstName, lastName, companyName } = draft.client;
  return (
    <>
      {getClientName(draft)}
      {companyName === null ? null : (
        <span className={styles['person']}>{`${firstName} ${lastName}`}</span>
      )}
    </>
  );
}

/** The company's name, else the person's. */
function getClientName({ client: { firstName, lastName, companyName } }: PartnerDraft): string {
  return companyName ?? `${firstName} ${lastName}`;
}
