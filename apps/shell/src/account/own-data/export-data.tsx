import { getApi } from '@tassis/api-client';
import { exportUser } from '@tassis/contracts';
import { Alert, Button, DownloadIcon } from '@tassis/design-system';
import { PRODUCT_NAME } from '@tassis/domain';
import { saveFile } from '../form/save-file.ts';
import { useAction } from '@tassis/dashboard';
import { useAccountTexts } from '../messages/use-account-texts.ts';

/** Downloads all stored data of the person as one file. */
export function ExportData() {
  const { data: texts } = useAccountTexts();
  const { run, pending, failure } = useAction(async () => {
    const { data } = await getApi().call(exportUser, {});
    saveFile({
      name: `${PRODUCT_NAME.toLowerCase()}-${texts.fileName}.json`,
      type: 'application/json',
      text: JSON.stringify(data, null, 2),
    });
  });
  return (
    <>
      <Button
        iconStart={<DownloadIcon />}
        loading={pending}
        loadingText={texts.exporting}
        onClick={() => run()}
      >
        {texts.export}
      </Button>
      {failure ? <Alert tone="critical">{failure}</Alert> : null}
    </>
  );
}
