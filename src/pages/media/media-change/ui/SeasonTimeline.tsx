import { Timeline } from '@/shared/ui/timeline';
import type { SeasonEvent } from '../model/seasonEvents';
import { SeasonItem } from './SeasonItem';

function toneOf({ clashes, overview: { isPassed, covered } }: SeasonEvent) {
  if (clashes > 0) return 'danger';
  if (isPassed) return 'quiet';
  return covered > 0 ? 'accent' : 'warning';
}

interface SeasonTimelineProps {
  events: readonly SeasonEvent[];
  /** In epoch milliseconds. */
  now: number;
  owner: string;
  /** What an event was before it moved; '' if it has not. */
  movedOf: (event: SeasonEvent) => string;
}

export function SeasonTimeline({ events, now, owner, movedOf }: SeasonTimelineProps) {
  return (
    <Timeline
      items={events.map((event) => ({
        key: String(event.activityId),
        tone: toneOf(event),
        content: <SeasonItem event={event} now={now} owner={owner} moved={movedOf(event)} />,
      }))}
    />
  );
}
