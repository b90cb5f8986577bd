import { ZelligePattern } from '@tassis/design-system';
import type { Service } from '../../content/services/service.ts';
import { serviceIllustrations } from '../../components/service-illustrations.ts';
import styles from './service-picture.module.css';

/** The decorative illustration of a service in a niche of zellige, in the service's colours. */
export function ServicePicture({ service }: { service: Service }) {
  const Illustration = serviceIllustrations[service.icon];
  return (
    <div className={`${styles['niche']} ${styles[service.tone]}`}>
      <ZelligePattern tile={96} fade="bottom" onInk={service.tone !== 'sand'} />
      <Illustration size={260} className={styles['drawing']} />
    </div>
  );
}
