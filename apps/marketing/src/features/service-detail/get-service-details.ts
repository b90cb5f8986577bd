import { serviceDetails } from '../../content/service-details.ts';
import type { Service, ServiceDetails } from '../../content/services/service.ts';

/** The texts of a service's pages. */
export function getServiceDetails(service: Service): ServiceDetails & { paragraphs: string[] } {
  const details = serviceDetails.get(service);
  if (!details) throw new Error(`${service.title} has no details`);
  return { ...details, paragraphs: details.longDescription.split('\n\n') };
}

/** The process in the shape of the props of `Steps`. */
export function toSteps(service: Service) {
  return getServiceDetails(service).process.map(({ title, description }) => ({
    title,
    text: description,
  }));
}
