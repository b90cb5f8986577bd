import type { ProgressHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import styles from './bar.module.css';

/** The bar alone, 4 px high, for what says in its own words how far it is. Give it a name. Renders a `<progress>`. */
export function Bar({ className, ...progress }: ProgressHTMLAttributes<HTMLProgressElement>) {
  return <progress {...progress} className={classNames(styles['bar'], className)} />;
}
