import { CheckIcon, CloseIcon, MinusIcon, ZelligeRosette } from '@tassis/design-system';
import type { Messages } from '../../messages/fr.ts';
import styles from './sample-certificate.module.css';

type SampleCertificateProps = { texts: Messages['hero']['sample'] };

/** A drawing of the certificate: three names in order, the first free one granted. Decorative. */
export function SampleCertificate({ texts }: SampleCertificateProps) {
  const outcomes = [
    { state: 'taken', text: texts.taken, Icon: CloseIcon },
    { state: 'free', text: texts.free, Icon: CheckIcon },
    { state: 'spare', text: texts.spare, Icon: MinusIcon },
  ] as const;
  return (
    <div className={styles['paper']} aria-hidden="true">
      <div className={styles['head']}>
        <div>
          <p className={styles['title']}>{texts.title}</p>
          <p className={styles['subtitle']}>{texts.subtitle}</p>
        </div>
        <ZelligeRosette className={styles['seal']} />
      </div>
      <ol className={styles['names']}>
        {outcomes.map(({ state, text, Icon }, index) => (
          <li key={state} className={styles[state]}>
            <span className={styles['rank']}>{index + 1}</span>
            <span className={styles['name']}>{texts.names[index]}</span>
            <span className={styles['outcome']}>
              <Icon size={16} />
              {text}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
