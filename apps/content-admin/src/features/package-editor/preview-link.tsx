import { getApi } from '@tassis/api-client';
import { linkPackagePreview } from '@tassis/contracts';
import { Button, Cluster, CopyButton, Dialog, Spinner, Stack } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { useQuery } from '@tassis/api-client/query';
import { formatAppointment } from '@tassis/messages';
import { LoadFailure } from '@tassis/views';
import { useTexts } from '../../messages/packages/use-texts.ts';

/** The address of the site that shows the draft, to open or to share. */
export function PreviewLink({ id, onClose }: { id: string; onClose: () => void }) {
  const { editor } = useTexts();
  const { link: texts } = editor;
  const locale = useLocale();
  const query = useQuery({
    queryKey: [linkPackagePreview.name, id],
    queryFn: () => getApi().call(linkPackagePreview, { params: { id } }),
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  const link = query.data?.data;
  return (
    <Dialog open title={texts.title} closeLabel={texts.close} onClose={onClose}>
      {query.isError ? (
        <LoadFailure title={texts.failed} error={query.error} query={query} />
      ) : link === undefined ? (
        <Spinner label={texts.loading} />
      ) : (
        <Stack gap="m">
          <p>{texts.until(formatAppointment(locale, link.expires_at))}</p>
          <Cluster gap="s">
            <Button size="s" href={link.url} target="_blank">
              {texts.open}
            </Button>
            <CopyButton text={link.url} subject={texts.subject} texts={texts.copy} />
          </Cluster>
        </Stack>
      )}
    </Dialog>
  );
}
