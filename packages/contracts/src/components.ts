import { AuthAnswer } from './account/tokens.ts';
import { User } from './account/user.ts';
import { ListMeta } from './answers.ts';
import { AdminBill, AdminBillSummary, Bill, BillSummary } from './bills/bill.ts';
import { AdminCallbackRequest } from './callback-requests/callback-request.ts';
import { ContentArticle } from './articles/article.ts';
import { AdminContactSubmission } from './contact-submissions/admin-contact-submission.ts';
import { Banners } from './content/banners.ts';
import { Claims } from './content/claims.ts';
import { Faq, Reviews } from './content/site-texts.ts';
import { AdminDocument, ClientDocument } from './documents/client-document.ts';
import { AdminDomiciliation } from './domiciliations/admin-domiciliation.ts';
import { DownloadUrl } from './downloads/download-url.ts';
import { ErrorBody } from './error-body.ts';
import { FeeLine } from './firm/firm.ts';
import {
  AssociateForm,
  MoralAssociateForm,
  PhysicalAssociateForm,
} from './orders/associate-form.ts';
import { CompanyCreationForm, CompanyCreationService } from './orders/company-creation-form.ts';
import { createOrder } from './orders/create-order.ts';
import { DomiciliationForm, DomiciliationService } from './orders/domiciliation-form.ts';
import { ManagerForm } from './orders/manager-form.ts';
import { NegativeCertificateForm } from './orders/negative-certificate-form.ts';
import { OrderAssociate, OrderCompany, OrderFile, OrderManager } from './orders/order-company.ts';
import { OrderDomiciliation } from './orders/order-domiciliation.ts';
import {
  AdminOrder,
  AdminOrderSummary,
  NegativeCertificateRequest,
  Order,
  OrderPricing,
  OrderService,
  OrderSummary,
} from './orders/order.ts';
import { ContentPackage, PackageDraft } from './packages/content-package.ts';
import { Package } from './packages/package.ts';
import { ClientPartnerRequest } from './partners/client-partner-request.ts';
import { OrderMessage } from './messages/order-message.ts';
import type { core } from '@tassis/contracts/schema';

type Named = Readonly<Record<string, core.$ZodType>>;

/** Request schemas that several operations share, by their component name in the OpenAPI document. */
export const SENT: Named = {
  AssociateForm,
  CompanyCreationForm,
  CompanyCreationService,
  DomiciliationForm,
  DomiciliationService,
  ManagerForm,
  MoralAssociateForm,
  NegativeCertificateForm,
  OrderForm: createOrder.request.body,
  PhysicalAssociateForm,
};

/** The same for response schemas. */
export const ANSWERED: Named = {
  AdminBill,
  AdminBillSummary,
  AdminCallbackRequest,
  AdminContactSubmission,
  AdminDocument,
  AdminDomiciliation,
  AdminOrder,
  AdminOrderSummary,
  AuthAnswer,
  Banners,
  Bill,
  BillSummary,
  Claims,
  ClientDocument,
  ClientPartnerRequest,
  ContentArticle,
  ContentPackage,
  DownloadUrl,
  Error: ErrorBody,
  Faq,
  FeeLine,
  ListMeta,
  NegativeCertificateRequest,
  Order,
  OrderAssociate,
  OrderCompany,
  OrderDomiciliation,
  OrderFile,
  OrderManager,
  OrderMessage,
  OrderPricing,
  OrderService,
  OrderSummary,
  Package,
  PackageDraft,
  Reviews,
  User,
};
