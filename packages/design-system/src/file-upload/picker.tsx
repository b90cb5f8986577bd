import type { InputHTMLAttributes, Ref } from 'react';
import { buttonClass } from '../button/button.tsx';
import styles from './file-upload.module.css';

type PickerProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onChange'> & {
  /** The text of what looks like a button. */
  text: string;
  onFiles: (files: readonly File[]) => void;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** The native input for files, by default PDFs, which covers what looks like a button. */
export function Picker({ text, onFiles, accept = 'application/pdf,.pdf', ...input }: PickerProps) {
  return (
    <span className={styles['picker']}>
      <input
        {...input}
        type="file"
        accept={accept}
        className={styles['input']}
        onChange={(event) => onFiles([...(event.target.files ?? [])])}
      />
      <span aria-hidden="true" className={buttonClass({ size: 's', className: styles['pick'] })}>
        {text}
      </span>
    </span>
  );
}
