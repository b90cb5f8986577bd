export { Accordion, type AccordionProps } from './accordion/accordion.tsx';
export { Alert, type AlertProps, type Dismiss, type Tone } from './alert/alert.tsx';
export { Badge, StatusBadge, type BadgeProps, type StatusBadgeProps } from './badge/badge.tsx';
export { Banner, type BannerProps } from './banner/banner.tsx';
export { Breadcrumbs, type Breadcrumb, type BreadcrumbsProps } from './breadcrumbs/breadcrumbs.tsx';
export { Button, type ButtonProps } from './button/button.tsx';
export {
  CallToAction,
  type CallToActionProps,
  type ContactWay,
} from './call-to-action/call-to-action.tsx';
export { Card, type CardProps } from './card/card.tsx';
export { BarChart, type BarChartProps } from './chart/bar-chart.tsx';
export type { ChartData, ChartValue } from './chart/chart-data.ts';
export { LineChart, type LineChartProps } from './chart/line-chart.tsx';
export { Sparkline, type SparklineProps } from './chart/sparkline.tsx';
export { Checkbox, type CheckboxProps } from './checkbox/checkbox.tsx';
export { CheckboxGroup, type CheckboxGroupProps } from './checkbox-group/checkbox-group.tsx';
export { Combobox, type ComboboxProps, type ComboboxTexts } from './combobox/combobox.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog/confirm-dialog.tsx';
export { CopyButton, type CopyButtonProps } from './copy-button/copy-button.tsx';
export { DashboardError, type DashboardErrorProps } from './dashboard-shell/dashboard-error.tsx';
export { DashboardPage, type DashboardPageProps } from './dashboard-shell/dashboard-page.tsx';
export {
  DashboardShell,
  type DashboardShellProps,
  type DashboardShellTexts,
} from './dashboard-shell/dashboard-shell.tsx';
export type { DashboardMenuItem, DashboardPerson } from './dashboard-shell/dashboard-menu.tsx';
export { DataTable, type DataTableProps } from './data-table/data-table.tsx';
export {
  parseTableState,
  writeTableState,
  type TableShape,
  type TableState,
} from './data-table/table-state.ts';
export type {
  CardPlace,
  ColumnChoice,
  DataColumn,
  RowActions,
  RowChoice,
  TableSelection,
  TableSort,
} from './data-table/table-types.ts';
export {
  useTableState,
  type TableMove,
  type TableStateOptions,
} from './data-table/use-table-state.ts';
export { WorkTable, type WorkTableProps } from './data-table/work-table.tsx';
export { DateField } from './date-field/date-field.tsx';
export type { DateFieldProps } from './date-field/date-field-props.ts';
export { DateTimeField, type DateTimeFieldProps } from './date-field/date-time-field.tsx';
export {
  DescriptionList,
  type DescriptionListProps,
} from './description-list/description-list.tsx';
export { Dialog, type DialogProps } from './dialog/dialog.tsx';
export { DownloadButton, type DownloadButtonProps } from './download-button/download-button.tsx';
export { Drawer, type DrawerProps } from './drawer/drawer.tsx';
export { EditableCard, type EditableCardProps } from './editable-card/editable-card.tsx';
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state.tsx';
export { ErrorState, type ErrorStateProps } from './error-state/error-state.tsx';
export {
  ErrorSummary,
  type ErrorSummaryProps,
  type SummaryError,
} from './error-summary/error-summary.tsx';
export { FeatureGrid, type FeatureGridProps } from './feature-grid/feature-grid.tsx';
export { Field, type FieldControl, type FieldProps, type FieldTexts } from './field/field.tsx';
export { useFocusAfterRemoval } from './use-focus-after-removal.ts';
export { useHydrated } from './field/use-hydrated.ts';
export type { FileFacts } from './file-upload/file-row.tsx';
export { checkPdf } from './file-upload/check-pdf.ts';
export { FileDrop, type FileDropProps } from './file-upload/file-drop.tsx';
export { formatSize } from './file-upload/file-size.ts';
export type { FileUploadTexts } from './file-upload/file-upload-texts.ts';
export { FileUpload, type FileUploadProps } from './file-upload/file-upload.tsx';
export { UploadRow, type UploadRowProps } from './file-upload/upload-row.tsx';
export { useDrop } from './file-upload/use-drop.ts';
export type { FileRefusal } from './file-upload/use-held-file.ts';
export type { ActiveFilter } from './filter-bar/active-filters.tsx';
export { FilterDay, type DayFilter } from './filter-bar/filter-day.tsx';
export { FilterBar, type FilterBarProps, type FilterBarTexts } from './filter-bar/filter-bar.tsx';
export type { SelectFilter } from './filter-bar/filter-select.tsx';
export { FormActions, type FormActionsProps } from './form-actions/form-actions.tsx';
export { FormLayout, type FormLayoutProps } from './form-layout/form-layout.tsx';
export type { EditAction } from './form-section/edit-action.tsx';
export { FormSection, type FormSectionProps } from './form-section/form-section.tsx';
export { Hero, type HeroProps } from './hero/hero.tsx';
export { IconButton, type IconButtonProps } from './icon-button/icon-button.tsx';
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
export { Unbroken } from './layout/unbroken.tsx';
export { PlainLink, type LinkComponent, type LinkComponentProps } from './link/link-component.tsx';
export { Logo, type LogoProps } from './logo/logo.tsx';
export { LogoStrip, type LogoStripProps } from './logo-strip/logo-strip.tsx';
export { MapCard, type MapCardProps } from './map-card/map-card.tsx';
export {
  Marquee,
  MarqueeRow,
  type MarqueeProps,
  type MarqueeRowProps,
} from './marquee/marquee.tsx';
export { Menu, type MenuProps } from './menu/menu.tsx';
export type { MenuItem } from './menu/menu-entry.tsx';
export { MoneyInput, type MoneyInputProps } from './money-input/money-input.tsx';
export { NewsletterForm, type NewsletterFormProps } from './newsletter-form/newsletter-form.tsx';
export { NumberStepper, type NumberStepperProps } from './number-stepper/number-stepper.tsx';
export {
  OpeningHours,
  type OpeningHoursProps,
  type OpeningRow,
} from './opening-hours/opening-hours.tsx';
export { PackageCard, type PackageCardProps } from './package-card/package-card.tsx';
export { PageHeader, type PageHeaderProps } from './page-header/page-header.tsx';
export { Pagination, type PaginationProps } from './pagination/pagination.tsx';
export { CursorPagination, type CursorPaginationProps } from './pagination/cursor-pagination.tsx';
export { PasswordInput, type PasswordInputProps } from './password-input/password-input.tsx';
export {
  PersonalDataNote,
  type PersonalDataNoteProps,
} from './personal-data-note/personal-data-note.tsx';
export { formatPhone } from './phone-input/format-phone.ts';
export { PhoneInput, type PhoneInputProps } from './phone-input/phone-input.tsx';
export { PaintStart, type PaintStartProps } from './paint-start/paint-start.tsx';
export { PriceTable, type PriceLine, type PriceTableProps } from './price-table/price-table.tsx';
export { PrintButton, type PrintButtonProps } from './print-button/print-button.tsx';
export { ProgressBar, type ProgressBarProps } from './progress-bar/progress-bar.tsx';
export { Prose, type ProseNode, type ProseProps } from './prose/prose.tsx';
export { QrCode, type QrCodeProps } from './qr-code/qr-code.tsx';
export { QuoteBlock, type QuoteBlockProps } from './quote-block/quote-block.tsx';
export { RadioCards, type RadioCard, type RadioCardsProps } from './radio-cards/radio-cards.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './radio-group/radio-group.tsx';
export { RecapSection, type RecapSectionProps } from './recap-section/recap-section.tsx';
export { ReviewCard, type ReviewCardProps } from './review-card/review-card.tsx';
export {
  ReviewMarquee,
  type Review,
  type ReviewMarqueeProps,
} from './review-marquee/review-marquee.tsx';
export { SearchInput, type SearchInputProps } from './search-input/search-input.tsx';
export {
  SegmentedControl,
  type SegmentedControlProps,
} from './segmented-control/segmented-control.tsx';
export { Select, type Option, type SelectProps } from './select/select.tsx';
export { ServiceTile, type ServiceTileProps } from './service-tile/service-tile.tsx';
export { AccountMenu, type AccountMenuProps } from './site-header/account-menu.tsx';
export { LanguageSwitch, type LanguageSwitchProps } from './site-header/language-switch.tsx';
export type { NavigationItem, NavigationLink } from './site-header/navigation.tsx';
export {
  NotificationBell,
  UnreadCount,
  type NotificationBellProps,
} from './site-header/notification-bell.tsx';
export { SiteHeader, type SiteHeaderProps } from './site-header/site-header.tsx';
export {
  SiteFooter,
  type FooterColumn,
  type FooterSocial,
  type SiteFooterProps,
} from './site-footer/site-footer.tsx';
export { Skeleton, type SkeletonProps } from './skeleton/skeleton.tsx';
export { Spinner, type SpinnerProps } from './spinner/spinner.tsx';
export { Stars, type StarsProps } from './stars/stars.tsx';
export { StatTile, type StatDelta, type StatTileProps } from './stat-tile/stat-tile.tsx';
export { Stats, type StatsProps } from './stats/stats.tsx';
export {
  Stepper,
  type StepperProps,
  type StepperStep,
  type StepState,
} from './stepper/stepper.tsx';
export { CompactSteps, type CompactStepsProps } from './steps/compact-steps.tsx';
export { Steps } from './steps/steps.tsx';
export { Switch, type SwitchProps } from './switch/switch.tsx';
export { Tabs, type Tab, type TabsProps } from './tabs/tabs.tsx';
export { Tag, type TagProps } from './tag/tag.tsx';
export { TagList, type TagItem, type TagListProps } from './tag/tag-list.tsx';
export {
  TestimonialPanel,
  type Testimonial,
  type TestimonialPanelProps,
} from './testimonial-panel/testimonial-panel.tsx';
export { MailLink } from './text-link/mail-link.tsx';
export { PhoneLink } from './text-link/phone-link.tsx';
export { TextArea, type TextAreaProps } from './text-area/text-area.tsx';
export { TextInput, type TextInputProps } from './text-input/text-input.tsx';
export { TextLink, type TextLinkProps } from './text-link/text-link.tsx';
export { Timeline, type TimelineEntry, type TimelineProps } from './timeline/timeline.tsx';
export { Tooltip, type TooltipProps } from './tooltip/tooltip.tsx';
export type { VideoTexts } from './video-player/video-controls.tsx';
export { VideoPlayer, type VideoPlayerProps } from './video-player/video-player.tsx';
export { VisuallyHidden } from './visually-hidden/visually-hidden.tsx';
export { ZelligeArch, type ZelligeArchProps } from './zellige-arch/zellige-arch.tsx';
export { ZelligeAbacus, type ZelligeAbacusProps } from './zellige-abacus/zellige-abacus.tsx';
export {
  ZelligeCourtyard,
  type ZelligeCourtyardProps,
} from './zellige-courtyard/zellige-courtyard.tsx';
export { ZelligePattern, type ZelligePatternProps } from './zellige/zellige-pattern.tsx';
export { ZelligeRosette, type ZelligeRosetteProps } from './zellige/zellige-rosette.tsx';
export { ZelligeStage, type ZelligeStageProps } from './zellige-stage/zellige-stage.tsx';

export { ArrowRightIcon } from './icons/arrow-right.tsx';
export { ArrowLeftIcon } from './icons/arrow-left.tsx';
export { ArrowDownIcon } from './icons/arrow-down.tsx';
export { ArrowUpIcon } from './icons/arrow-up.tsx';
export { BellIcon } from './icons/bell.tsx';
export { BuildingIcon } from './icons/building.tsx';
export { CalendarIcon } from './icons/calendar.tsx';
export { CertificateIcon } from './icons/certificate.tsx';
export { CheckIcon } from './icons/check.tsx';
export { CheckCircleIcon } from './icons/check-circle.tsx';
export { ChevronDownIcon } from './icons/chevron-down.tsx';
export { ChevronLeftIcon } from './icons/chevron-left.tsx';
export { ChevronRightIcon } from './icons/chevron-right.tsx';
export { ChevronsLeftIcon } from './icons/chevrons-left.tsx';
export { ChevronsRightIcon } from './icons/chevrons-right.tsx';
export { ClockIcon } from './icons/clock.tsx';
export { CloseIcon } from './icons/close.tsx';
export { ColumnsIcon } from './icons/columns.tsx';
export { DashboardIcon } from './icons/dashboard.tsx';
export { DocumentIcon } from './icons/document.tsx';
export { DownloadIcon } from './icons/download.tsx';
export { EyeIcon } from './icons/eye.tsx';
export { EyeOffIcon } from './icons/eye-off.tsx';
export { FacebookIcon } from './icons/facebook.tsx';
export { FilterIcon } from './icons/filter.tsx';
export { InfoIcon } from './icons/info.tsx';
export { InstagramIcon } from './icons/instagram.tsx';
export { LinkedInIcon } from './icons/linkedin.tsx';
export { LogoutIcon } from './icons/logout.tsx';
export { MailIcon } from './icons/mail.tsx';
export { MapPinIcon } from './icons/map-pin.tsx';
export { MenuIcon } from './icons/menu.tsx';
export { MessageIcon } from './icons/message.tsx';
export { MinusIcon } from './icons/minus.tsx';
export { MoreIcon } from './icons/more.tsx';
export { PencilIcon } from './icons/pencil.tsx';
export { PhoneIcon } from './icons/phone.tsx';
export { PlusIcon } from './icons/plus.tsx';
export { PrinterIcon } from './icons/printer.tsx';
export { RetryIcon } from './icons/retry.tsx';
export { SearchIcon } from './icons/search.tsx';
export { SettingsIcon } from './icons/settings.tsx';
export { ShieldIcon } from './icons/shield.tsx';
export { SidebarIcon } from './icons/sidebar.tsx';
export { SortIcon } from './icons/sort.tsx';
export { SparkIcon } from './icons/spark.tsx';
export { UploadIcon } from './icons/upload.tsx';
export { UserIcon } from './icons/user.tsx';
export { UsersIcon } from './icons/users.tsx';
export { WarningIcon } from './icons/warning.tsx';
export type { IconProps } from './icons/icon-frame.tsx';

export { AccountingIllustration } from './illustrations/accounting.tsx';
export { BrokerageIllustration } from './illustrations/brokerage.tsx';
export { CertificateIllustration } from './illustrations/certificate.tsx';
export { CompanyCreationIllustration } from './illustrations/company-creation.tsx';
export { CoworkingIllustration } from './illustrations/coworking.tsx';
export { DomiciliationIllustration } from './illustrations/domiciliation.tsx';
export { EmptyFolderIllustration } from './illustrations/empty-folder.tsx';
export { EmptySearchIllustration } from './illustrations/empty-search.tsx';
export { FinancingIllustration } from './illustrations/financing.tsx';
export { HumanResourcesIllustration } from './illustrations/human-resources.tsx';
export { LegalAdviceIllustration } from './illustrations/legal-advice.tsx';
export { MarketingIllustration } from './illustrations/marketing.tsx';
export { SecretariatIllustration } from './illustrations/secretariat.tsx';
export { SteeringIllustration } from './illustrations/steering.tsx';
export { TrainingIllustration } from './illustrations/training.tsx';
export type { IllustrationProps } from './illustrations/illustration-frame.tsx';
