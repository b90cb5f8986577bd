import { serviceDetails } from '../../content/service-details.ts';
import type { Service, ServiceDetails } from '../../content/services/service.ts';

/** What the pages of a service say of it. */
export function getServiceDetails(service: Service): ServiceDetails & { paragraphs: string[] } {
  const details = serviceDetails.get(service);
  if (!details) throw new Error(`${service.title} has no details`);
  return { ...details, paragraphs: details.longDescription.split('\n\n') };
}

/** The process as `Steps` takes it. */
export function toSteps(service: Service) {
  return getServiceDetails(service).process.map(({ title, description }) => ({
    title,
    text: description,
  }));
}
