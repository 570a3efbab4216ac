import { broadcastTypes, feeOf, findTier, formatDollars, type ReviewedAgreement } from '@/features/agreements';
import { CopyButton } from '@/shared/ui/CopyButton';
import { PrintButton } from '@/shared/ui/PrintButton';
import { ShortDate } from '@/shared/ui/ShortDate';
import { labels } from '../../messages';
import css from './Summary.module.css';

interface SummaryRow {
  label: string;
  values: readonly string[];
}

const textOr = (text: string | null | undefined, otherwise: string): string => (text ?? '') || otherwise;

const yesOrNo = (answer: number | string | undefined): string | undefined =>
  answer === undefined ? undefined : Number(answer) === 1 ? 'Yes' : 'No';

/** Every answer in words; a question that this type of broadcast does not ask has no row. */
function summaryRows(reviewed: ReviewedAgreement): SummaryRow[] {
  const { submission, eventSite } = reviewed;
  const tier = findTier(submission.type, submission.tier);
  const fee = feeOf(reviewed);
  const answers: [label: string, answer: string | readonly string[] | undefined][] = [
    ['Type', broadcastTypes[submission.type].shown],
    [labels.organization, submission.organization],
    [labels.name, submission.name],
    [labels.email, submission.email],
    [labels.billingEmail, submission.billingEmail],
    [labels.station, textOr(submission.station, 'Not provided')],
    [labels.stream, submission.stream],
    [labels.activity, submission.activityDescription],
    [labels.level, submission.levelDescription],
    [labels.class, submission.classDescription],
    [labels.site, submission.siteDescription?.description ?? 'None: chosen from the school list'],
    [labels.schools, submission.schoolDescription.length > 0 ? submission.schoolDescription : 'None on file'],
    [labels.dates, submission.dates],
    [labels.eventsite, eventSite],
    ['Host', textOr(submission.hostEmail, 'No email address on file')],
    [labels.landline, yesOrNo(submission.landline)],
    [labels.cellphone, yesOrNo(submission.cellphone)],
    [labels.tier, tier && `${formatDollars(tier.amount)} – ${tier.label}`],
    ['Total fee', fee && `${formatDollars(fee.total)} (${fee.calculation})`],
  ];
  return answers.flatMap(([label, answer]) => (answer === undefined ? [] : [{ label, values: [answer].flat() }]));
}

/** Plain text, to paste into an email. */
function summaryText(reviewed: ReviewedAgreement): string {
  const lines = summaryRows(reviewed).map(({ label, values }) => `${label}: ${values.join(', ')}`);
  return ['Post Season Broadcast Agreement', ...lines].join('\n');
}

/** Every answer in words, to read, print, or copy (AGR-24). */
export function Summary({ reviewed }: { reviewed: ReviewedAgreement }) {
  return (
    <section className={`card stack ${css.summary}`}>
      <div className="row">
        <h3>Your agreement</h3>
        <div className="toolbar screen-only">
          <PrintButton />
          <CopyButton text={summaryText(reviewed)} label="Copy the summary" />
        </div>
      </div>
      <dl className={css.rows}>
        {summaryRows(reviewed).map(({ label, values }) => (
          <div key={label} className={css.row}>
            <dt>{label}</dt>
            {values.map((value) => (
              <dd key={value}>{label === labels.dates ? <ShortDate value={value} /> : value}</dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
