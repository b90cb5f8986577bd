import { UploadIcon } from '../icons/upload.tsx';
import styles from './file-upload.module.css';

/** The content of an empty drop zone. */
export function Invitation({ text }: { text: string }) {
  return (
    <p className={styles['invitation']}>
      <span className={styles['tile']}>
        <UploadIcon />
      </span>
      <span>{text}</span>
    </p>
  );
}
