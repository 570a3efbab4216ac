import { DataLink } from '@/shared/ui/data-link';
import { ExternalLink } from '@/shared/ui/external-link';

/** A user's name on X, formerly Twitter; what is no such name is shown as it stands. */
export function TwitterLink({ userName }: { userName: string }) {
  const handle = /^@?(\w{1,15})$/.exec(userName)?.[1];
  if (handle === undefined) return <DataLink value={userName} />;
  return <ExternalLink href={`https://x.com/${handle}`}>@{handle}</ExternalLink>;
}
