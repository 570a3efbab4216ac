import { AsOf } from '@/shared/ui/AsOf';
import { ShortDate } from '@/shared/ui/ShortDate';
import { Timeline } from '@/shared/ui/Timeline';
import { LONG_TEXT, type Part } from '../specimen';

const tones = ['accent', 'danger', 'warning', 'quiet'] as const;

export const dateParts: readonly Part[] = [
  { name: 'AsOf', specimens: [{ state: 'default', content: <AsOf at="2026-11-20T09:30:00Z" asOf="9:30 AM" /> }] },
  {
    name: 'ShortDate',
    specimens: [
      { state: 'default', content: <ShortDate value="3/11/2027" /> },
      { state: 'not a date', content: <ShortDate value="to be announced" /> },
    ],
  },
  {
    name: 'Timeline',
    specimens: [
      {
        state: 'every tone and long text',
        content: (
          <Timeline
            items={[...tones.map((tone) => ({ key: tone, content: tone, tone })), { key: 'long', content: LONG_TEXT }]}
          />
        ),
      },
    ],
  },
];
