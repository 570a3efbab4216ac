import {
  broadcastFee,
  broadcastTypes,
  findTier,
  formatDollars,
  type BroadcastFee,
  type ReviewedAgreement,
} from '@/features/agreements';
import { labels } from '../messages';

export interface SummaryRow {
  label: string;
  values: readonly string[];
  areDates?: true;
}

export function feeOf({ submission, contests, severalDays }: ReviewedAgreement): BroadcastFee | undefined {
  const { type, tier, dates } = submission;
  return broadcastFee({ type, tier, dates, contests, severalDays });
}

const textOr = (text: string | null | undefined, otherwise: string): string =>
  text === undefined || text === null || text === '' ? otherwise : text;

const yesOrNo = (answer: unknown): string => (Number(answer) === 1 ? 'Yes' : 'No');

function tierRows(reviewed: ReviewedAgreement): SummaryRow[] {
  const { type, tier } = reviewed.submission;
  const fee = feeOf(reviewed);
  const found = findTier(type, tier);
  return [
    ...(found === undefined
      ? []
      : [{ label: labels.tier, values: [`${formatDollars(found.amount)} – ${found.label}`] }]),
    ...(fee === undefined
      ? []
      : [{ label: 'Total fee', values: [`${formatDollars(fee.total)} (${fee.calculation})`] }]),
  ];
}

export function summaryRows(reviewed: ReviewedAgreement): SummaryRow[] {
  const { submission, eventSite } = reviewed;
  const row = (label: string, ...values: string[]): SummaryRow => ({ label, values });
  return [
    row('Type', broadcastTypes[submission.type].shown),
    row(labels.organization, submission.organization),
    row(labels.name, submission.name),
    row(labels.email, submission.email),
    row(labels.billingEmail, submission.billingEmail),
    row(labels.station, textOr(submission.station, 'Not provided')),
    ...(submission.stream === undefined ? [] : [row(labels.stream, submission.stream)]),
    row(labels.activity, submission.activityDescription),
    row(labels.level, submission.levelDescription),
    row(labels.class, submission.classDescription),
    row(labels.site, submission.siteDescription?.description ?? 'None: chosen from the school list'),
    row(labels.schools, ...(submission.schoolDescription.length > 0 ? submission.schoolDescription : ['None on file'])),
    { label: labels.dates, values: submission.dates, areDates: true },
    row(labels.eventsite, eventSite),
    row('Host', textOr(submission.hostEmail, 'No email address on file')),
    ...(submission.landline === undefined ? [] : [row(labels.landline, yesOrNo(submission.landline))]),
    ...(submission.cellphone === undefined ? [] : [row(labels.cellphone, yesOrNo(submission.cellphone))]),
    ...tierRows(reviewed),
  ];
}

/** Plain text, to paste into an email. */
export function summaryText(reviewed: ReviewedAgreement): string {
  const lines = summaryRows(reviewed).map(({ label, values }) => `${label}: ${values.join(', ')}`);
  return ['Post Season Broadcast Agreement', ...lines].join('\n');
}
