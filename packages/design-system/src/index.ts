export { Accordion, type AccordionProps } from './accordion/accordion.tsx';
export { Alert, type AlertProps, type Tone } from './alert/alert.tsx';
export { Badge, StatusBadge, type BadgeProps, type StatusBadgeProps } from './badge/badge.tsx';
export { Button, type ButtonProps } from './button/button.tsx';
export { Card, type CardProps } from './card/card.tsx';
export { DashboardPage, type DashboardPageProps } from './dashboard-shell/dashboard-page.tsx';
export {
  DashboardShell,
  type DashboardShellProps,
  type DashboardShellTexts,
} from './dashboard-shell/dashboard-shell.tsx';
export type { DashboardMenuItem, DashboardPerson } from './dashboard-shell/dashboard-menu.tsx';
export { DataTable, type DataColumn, type DataTableProps } from './data-table/data-table.tsx';
export {
  DescriptionList,
  type DescriptionListProps,
} from './description-list/description-list.tsx';
export { Dialog, type DialogProps } from './dialog/dialog.tsx';
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state.tsx';
export { ErrorState, type ErrorStateProps } from './error-state/error-state.tsx';
export {
  ErrorSummary,
  type ErrorSummaryProps,
  type SummaryError,
} from './error-summary/error-summary.tsx';
export { Field, type FieldControl, type FieldProps, type FieldTexts } from './field/field.tsx';
export {
  Cluster,
  Container,
  Grid,
  Section,
  Stack,
  type ContainerProps,
  type Gap,
  type GridProps,
  type SectionProps,
  type StackProps,
} from './layout/layout.tsx';
export { PlainLink, type LinkComponent, type LinkComponentProps } from './link/link-component.tsx';
export { Logo, type LogoProps } from './logo/logo.tsx';
export { NewsletterForm, type NewsletterFormProps } from './newsletter-form/newsletter-form.tsx';
export { PackageCard, type PackageCardProps } from './package-card/package-card.tsx';
export { PageHeader, type PageHeaderProps } from './page-header/page-header.tsx';
export { Pagination, type PaginationProps } from './pagination/pagination.tsx';
export { PasswordInput, type PasswordInputProps } from './password-input/password-input.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './radio-group/radio-group.tsx';
export { SearchInput, type SearchInputProps } from './search-input/search-input.tsx';
export {
  SegmentedControl,
  type SegmentedControlProps,
} from './segmented-control/segmented-control.tsx';
export { Select, type Option, type SelectProps } from './select/select.tsx';
export { ServiceTile, type ServiceTileProps } from './service-tile/service-tile.tsx';
export { AccountMenu, type AccountMenuProps } from './site-header/account-menu.tsx';
export type { NavigationItem, NavigationLink } from './site-header/navigation.tsx';
export { SiteHeader, type SiteHeaderProps } from './site-header/site-header.tsx';
export { SiteFooter, type FooterColumn, type SiteFooterProps } from './site-footer/site-footer.tsx';
export { Skeleton, type SkeletonProps } from './skeleton/skeleton.tsx';
export { Spinner, type SpinnerProps } from './spinner/spinner.tsx';
export { Stats, type StatsProps } from './stats/stats.tsx';
export { Steps, type StepsProps } from './steps/steps.tsx';
export { TextArea, type TextAreaProps } from './text-area/text-area.tsx';
export { TextInput, type TextInputProps } from './text-input/text-input.tsx';
export { TextLink, type TextLinkProps } from './text-link/text-link.tsx';
export { Timeline, type TimelineEntry, type TimelineProps } from './timeline/timeline.tsx';
export { VisuallyHidden } from './visually-hidden/visually-hidden.tsx';
export { ZelligeArch, type ZelligeArchProps } from './zellige-arch/zellige-arch.tsx';
export { ZelligePattern, type ZelligePatternProps } from './zellige/zellige-pattern.tsx';
export { ZelligeRosette, type ZelligeRosetteProps } from './zellige/zellige-rosette.tsx';
export { ZelligeStage, type ZelligeStageProps } from './zellige-stage/zellige-stage.tsx';

export { ArrowRightIcon } from './icons/arrow-right.tsx';
export { ArrowLeftIcon } from './icons/arrow-left.tsx';
export { BellIcon } from './icons/bell.tsx';
export { BuildingIcon } from './icons/building.tsx';
export { CalendarIcon } from './icons/calendar.tsx';
export { CertificateIcon } from './icons/certificate.tsx';
export { CheckIcon } from './icons/check.tsx';
export { CheckCircleIcon } from './icons/check-circle.tsx';
export { ChevronDownIcon } from './icons/chevron-down.tsx';
export { ChevronLeftIcon } from './icons/chevron-left.tsx';
export { ChevronRightIcon } from './icons/chevron-right.tsx';
export { ClockIcon } from './icons/clock.tsx';
export { CloseIcon } from './icons/close.tsx';
export { DashboardIcon } from './icons/dashboard.tsx';
export { DocumentIcon } from './icons/document.tsx';
export { DownloadIcon } from './icons/download.tsx';
export { EyeIcon } from './icons/eye.tsx';
export { EyeOffIcon } from './icons/eye-off.tsx';
export { InfoIcon } from './icons/info.tsx';
export { LogoutIcon } from './icons/logout.tsx';
export { MailIcon } from './icons/mail.tsx';
export { MapPinIcon } from './icons/map-pin.tsx';
export { MenuIcon } from './icons/menu.tsx';
export { MessageIcon } from './icons/message.tsx';
export { MinusIcon } from './icons/minus.tsx';
export { PhoneIcon } from './icons/phone.tsx';
export { PlusIcon } from './icons/plus.tsx';
export { PrinterIcon } from './icons/printer.tsx';
export { RetryIcon } from './icons/retry.tsx';
export { SearchIcon } from './icons/search.tsx';
export { SettingsIcon } from './icons/settings.tsx';
export { ShieldIcon } from './icons/shield.tsx';
export { SparkIcon } from './icons/spark.tsx';
export { UserIcon } from './icons/user.tsx';
export { UsersIcon } from './icons/users.tsx';
export { WarningIcon } from './icons/warning.tsx';
export type { IconProps } from './icons/icon-frame.tsx';
