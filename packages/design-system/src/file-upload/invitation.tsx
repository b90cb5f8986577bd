import { UploadIcon } from '../icons/upload.tsx';
import styles from './file-upload.module.css';

/** What an empty zone says. */
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
