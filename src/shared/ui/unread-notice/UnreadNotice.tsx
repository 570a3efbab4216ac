import { useUnreadReports, type UnreadReport } from '@/shared/api';
import { config } from '@/shared/config';
import { pluralize } from '@/shared/lib/pluralize';
import { Alert } from '@/shared/ui/alert';
import css from './UnreadNotice.module.css';

const entries = (count: number): string => pluralize(count, 'entry', 'entries');

function sentencesOf({ what, isList, unread, partial }: UnreadReport): string[] {
  return [
    ...(unread === 0 ? [] : [`${what}: we couldn’t read ${entries(unread)}.`]),
    ...(partial === 0 ? [] : [`${what}: we couldn’t read ${isList ? `part of ${entries(partial)}` : 'part of it'}.`]),
  ];
}

/** API-8 */
export function UnreadNotice() {
  const sentences = useUnreadReports().flatMap(sentencesOf);
  if (sentences.length === 0) return null;
  const { mediaEmail } = config.association;
  return (
    <div className={css.notice}>
      <Alert tone="warning">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p>
          This information is missing here. Reload the page. If the problem continues, write to{' '}
          <a href={`mailto:${mediaEmail}`}>{mediaEmail}</a>.
        </p>
      </Alert>
    </div>
  );
}
