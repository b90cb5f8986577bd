import { useParams } from '@tassis/platform/router';
import { DomiciliationFile } from '../features/domiciliation-file/domiciliation-file.tsx';

export function Component() {
  const { domiciliationId = '' } = useParams();
  return <DomiciliationFile id={domiciliationId} />;
}
