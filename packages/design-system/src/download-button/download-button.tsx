import { useId, useState } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';
import { DownloadIcon } from '../icons/download.tsx';
import { WarningIcon } from '../icons/warning.tsx';
import { Unbroken } from '../layout/unbroken.tsx';
import errorStyles from '../field/field-error.module.css';
import styles from './download-button.module.css';

/** Props of {@link DownloadButton}. */
export type DownloadButtonProps = {
  /** The button's text with its object: 'Télécharger la facture FAC-2026-000042'. */
  text: string;
  /** The file's type and size, part of the accessible name: 'PDF' and '240 Ko'. */
  file: { type: string; size?: string | undefined };
  variant?: Extract<ButtonProps['variant'], 'secondary' | 'brand' | 'quiet'>;
  size?: ButtonProps['size'];
} & (FromAddress | FromCall);

/** The file has an address that a plain link may open: works without script. */
type FromAddress = {
  href: string;
  /** The name the file is saved under. */
  fileName?: string;
  onDownload?: never;
  pendingText?: never;
  failedText?: never;
};

/** The file must be fetched first, with the session for example. */
type FromCall = {
  href?: never;
  /**
   * Fetches and saves the file. The button shows `pendingText` until the promise settles, and `failedText` when it
   * rejects.
   */
  onDownload: () => Promise<unknown>;
  /** 'Préparation du fichier…'. */
  pendingText: string;
  /** 'Le fichier n’a pas pu être téléchargé. Réessayez.' */
  failedText: string;
};

/**
 * Downloads a file and shows its type and size. Renders an `<a download>`, or a `<button>` when the file must be
 * fetched.
 */
export function DownloadButton(props: DownloadButtonProps) {
  const { variant = 'secondary', size = 'm' } = props;
  const look = { variant, size, iconStart: <DownloadIcon />, children: <FileName {...props} /> };
  if (props.href === undefined) return <AskedFor {...props} look={look} />;
  return <Button {...look} href={props.href} download={props.fileName ?? ''} />;
}

function FileName({ text, file }: Pick<DownloadButtonProps, 'text' | 'file'>) {
  const facts = [file.type, file.size].filter(Boolean).join(', ');
  return (
    <>
      <Unbroken>{text}</Unbroken> <span className={styles['facts']}>({facts})</span>
    </>
  );
}

type AskedForProps = FromCall & { look: Omit<Extract<ButtonProps, { href?: never }>, 'onClick'> };

function AskedFor({ onDownload, pendingText, failedText, look }: AskedForProps) {
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');
  const id = useId();
  const ask = async () => {
    setState('pending');
    try {
      await onDownload();
      setState('idle');
    } catch {
      // The caller reports the reason of the failure.
      setState('failed');
    }
  };
  return (
    <span className={styles['root']}>
      <Button
        {...look}
        loading={state === 'pending'}
        loadingText={pendingText}
        aria-describedby={state === 'failed' ? id : undefined}
        onClick={() => void ask()}
      />
      <span id={id} role="alert" className={errorStyles['root']}>
        {state === 'failed' ? (
          <>
            <WarningIcon size={18} />
            {failedText}
          </>
        ) : null}
      </span>
    </span>
  );
}
