import type { ErrorCode } from '@tassis/contracts';
import type {
  AccountantLegalForm,
  AccountantLegalStatus,
  AddressType,
  AdviceCode,
  AssociateKind,
  BillKind,
  BillStatus,
  CallbackStatus,
  CompanyForm,
  ContactStatus,
  ContributionType,
  DocumentKind,
  DocumentStatus,
  DomiciliationDuration,
  DomiciliationLegalForm,
  DraftService,
  FeeCode,
  Gender,
  IdentificationType,
  NotificationType,
  OrderStatus,
  PackageCategory,
  PartnerRequestKind,
  PartnerRequestStatus,
  PartnerStatus,
  PaymentMethod,
  Role,
  ServiceType,
  ViolationCode,
  WarningStatus,
} from '@tassis/domain';

/** Failures of the transport, when the API has sent no usable message. */
export type TransportCode =
  | 'transport.network'
  | 'transport.login_network'
  | 'transport.timeout'
  | 'transport.unexpected_answer'
  | 'transport.unexpected'
  | `transport.${400 | 401 | 403 | 404 | 408 | 422 | 429 | 500 | 502 | 503 | 504}`;

/** The codes of the domain's options and statuses, which have labels. */
export type OptionCode =
  | `accountant_legal_form.${AccountantLegalForm}`
  | `accountant_legal_status.${AccountantLegalStatus}`
  | `address_type.${AddressType}`
  | `advice.${AdviceCode}`
  | `associate_kind.${AssociateKind}`
  | `bill_kind.${BillKind}`
  | `bill_status.${BillStatus}`
  | `callback_status.${CallbackStatus}`
  | `company_form.${CompanyForm}`
  | `contact_status.${ContactStatus}`
  | `contribution_type.${ContributionType}`
  | `document_kind.${DocumentKind}`
  | `document_status.${DocumentStatus}`
  | `domiciliation_duration.${DomiciliationDuration}`
  | `domiciliation_legal_form.${DomiciliationLegalForm}`
  | `draft_service.${DraftService}`
  | `fee.${FeeCode}`
  | `gender.${Gender}`
  | `identification_type.${IdentificationType}`
  | `notification_type.${NotificationType}`
  | `order_status.${OrderStatus}`
  | `package_category.${PackageCategory}`
  | `partner_request_kind.${PartnerRequestKind}`
  | `partner_request_status.${PartnerRequestStatus}`
  | `partner_status.${PartnerStatus}`
  | `payment_method.${PaymentMethod}`
  | `role.${Role}`
  | `service_type.${ServiceType}`
  | `warning_status.${WarningStatus}`;

/** The key of a shared text. A text of one screen lives with that screen. */
export type MessageCode = ViolationCode | ErrorCode | OptionCode | TransportCode;
