import {
  Alert,
  Button,
  Cluster,
  CopyButton,
  DownloadIcon,
  PrintButton,
  Stack,
} from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDate } from '@tassis/messages';
import { PRODUCT_NAME } from '@tassis/domain';
import { siteName } from '@tassis/platform';
import { saveFile } from '../form/save-file.ts';
import { useAccountTexts } from '../messages/use-account-texts.ts';
import { LeaveQuestion } from './leave-question.tsx';
import styles from './second-factor.module.css';
import { StepHeading } from './step-heading.tsx';

type RecoveryCodesProps = {
  codes: readonly string[];
  email: string;
  /** The codes that the previous step returned. */
  done: string;
  onNoted: () => void;
};

/** The recovery codes, shown only once: to be copied, downloaded or printed. */
export function RecoveryCodes({ codes, email, done, onNoted }: RecoveryCodesProps) {
  const texts = useAccountTexts();
  const { secondFactor: own } = texts;
  const locale = useLocale();
  const list = codes.join('\n');
  const save = () => {
    const day = formatDate(locale, new Date().toISOString());
    saveFile({
      name: `${PRODUCT_NAME.toLowerCase()}-${own.fileName}.txt`,
      type: 'text/plain;charset=utf-8',
      text: `${own.fileHead(siteName(), email, day)}\n\n${list}\n`,
    });
  };
  return (
    <div data-alone="">
      <Stack gap="m">
        <StepHeading>{own.codesTitle}</StepHeading>
        <p>
          {done} {own.codesFor(email)}
        </p>
        <Alert tone="warning" live={false}>
          {own.codesText}
        </Alert>
        <ol className={styles['codes']} aria-label={own.codesLabel}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <Cluster gap="s">
          <CopyButton text={list} subject={own.codesLabel} texts={texts.copying} />
          <Button size="s" iconStart={<DownloadIcon size={18} />} onClick={save}>
            {own.download}
          </Button>
          <PrintButton size="s">{texts.print}</PrintButton>
        </Cluster>
        <div>
          <Button variant="brand" onClick={onNoted}>
            {own.noted}
          </Button>
        </div>
      </Stack>
      <LeaveQuestion />
    </div>
  );
}
