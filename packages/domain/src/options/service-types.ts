/** The services that can be ordered; the values of `services[].type` on the wire. */
export const SERVICE_TYPES = [
  'company_creation',
  'domiciliation',
  'negative_certificate_request',
] as const;

export type ServiceType = (typeof SERVICE_TYPES)[number];
