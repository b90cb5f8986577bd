import type { ProgressHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import styles from './bar.module.css';

/**
 * The bar alone, 4 px high, for components with their own progress text. Give it an accessible name. Renders a
 * `<progress>`.
 */
export function Bar({ className, ...progress }: ProgressHTMLAttributes<HTMLProgressElement>) {
  return <progress {...progress} className={classNames(styles['bar'], className)} />;
}
