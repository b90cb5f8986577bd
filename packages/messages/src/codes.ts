import type { ErrorCode } from '@tassis/contracts';
import type {
  CompanyForm,
  FeeCode,
  IdentificationType,
  OrderStatus,
  Role,
  ServiceType,
  ViolationCode,
} from '@tassis/domain';

/** What the browser's transport meets when the API has said nothing of use. */
export type TransportCode =
  | 'transport.network'
  | 'transport.timeout'
  | 'transport.unexpected_answer'
  | 'transport.unexpected'
  | `transport.${400 | 401 | 403 | 404 | 408 | 422 | 429 | 500 | 502 | 503 | 504}`;

/** The labels of the options and statuses that the domain knows by code. */
export type OptionCode =
  | `company_form.${CompanyForm}`
  | `fee.${FeeCode}`
  | `identification_type.${IdentificationType}`
  | `order_status.${OrderStatus}`
  | `role.${Role}`
  | `service_type.${ServiceType}`;

/** Every shared text has one of these keys. Texts of one screen live with that screen. */
export type MessageCode = ViolationCode | ErrorCode | OptionCode | TransportCode;
