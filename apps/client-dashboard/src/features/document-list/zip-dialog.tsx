import { apiQuery, getApi } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import {
  linkCompanyDocuments,
  linkOrderDocuments,
  listClientDomiciliations,
} from '@tassis/contracts';
import { EmptySection, QueryView } from '@tassis/dashboard';
import { Dialog, DownloadButton, Select, Stack, type Option } from '@tassis/design-system';
import { useState } from 'react';
import { useDocumentTexts } from '../../messages/documents/use-document-texts.ts';

type ZipDialogProps = {
  orders: readonly Option[];
  /** The initial choice, if it is an option. */
  orderId: string;
  onClose: () => void;
};

/** Downloads all documents of a company or an order as one ZIP file. */
export function ZipDialog({ orders, orderId, onClose }: ZipDialogProps) {
  const { zip: texts } = useDocumentTexts();
  const query = useQuery(apiQuery(listClientDomiciliations, { query: { per_page: 100 } }));
  const [chosen, setChosen] = useState(orderId);
  return (
    <Dialog
      open
      size="s"
      title={texts.title}
      description={texts.text}
      closeLabel={texts.close}
      onClose={onClose}
    >
      <QueryView query={query} loading={texts.loading} failed={texts.loadFailed}>
        {({ data: companies }) => {
          const options = [
            ...companies.map(({ id, companyName }) => ({
              value: id,
              label: texts.company(companyName),
            })),
            ...orders,
          ];
          const id = options.find(({ value }) => value === chosen)?.value ?? options[0]?.value;
          if (id === undefined) return <EmptySection {...texts.empty} />;
          const isCompany = companies.some((company) => company.id === id);
          const contract = isCompany ? linkCompanyDocuments : linkOrderDocuments;
          return (
            <Stack align="start">
              <Select
                label={texts.what}
                hint={texts.whatHint}
                options={options}
                value={id}
                onChange={({ target }) => setChosen(target.value)}
              />
              <DownloadButton
                variant="brand"
                text={texts.download}
                file={{ type: 'ZIP' }}
                pendingText={texts.pending}
                failedText={texts.failed}
                onDownload={() => getApi().download(contract, { params: { id } })}
              />
            </Stack>
          );
        }}
      </QueryView>
    </Dialog>
  );
}
