import type { OrderAssociate } from '@tassis/contracts';
import { getLabel } from '@tassis/messages';
import { dirhams } from '../dirhams.ts';
import { useWords } from '../facts/use-words.ts';
import styles from './people.module.css';

/** The contribution of an associate: money, goods, or both. */
export function Contribution({ of: associate }: { of: OrderAssociate }) {
  const { texts, locale } = useWords();
  const { numerical_amount: money, contribution_valorisation: inKind, description } = associate;
  const line = (kind: 'Numerical' | 'nonNumerical', amount: number) =>
    texts.brought(getLabel(locale, `contribution_type.${kind}`), dirhams(locale, amount));
  return (
    <span className={styles['contribution']}>
      {money === null ? null : <span>{line('Numerical', money)}</span>}
      {inKind === null ? null : (
        <span>
          {line('nonNumerical', inKind)}
          <span className={styles['detail']}>{description}</span>
        </span>
      )}
    </span>
  );
}
