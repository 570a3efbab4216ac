// Verifies A11Y-5.
import { render, screen } from '@testing-library/react';
import { CountBadge } from '@/shared/ui/count-badge';
import { Progress } from '@/shared/ui/progress';
import { Tag } from '@/shared/ui/tag';
import '../support/patience';

it('words say all that the marks say, and nothing of them is a stop of the Tab key', () => {
  render(
    <>
      <h2>
        Drafts
        <CountBadge count={12} label="12 drafts" />
      </h2>
      <div>
        <Progress done={3} total={7} />3 of 7 sites covered <Tag tone="warning">Closes tomorrow</Tag>
      </div>
    </>,
  );
  expect(screen.getByRole('heading', { name: 'Drafts 12 drafts' })).toBeInTheDocument();
  expect(screen.getByText('Closes tomorrow')).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(document.querySelectorAll('[tabindex], button, [role=button], [title]:not([title=""])')).toHaveLength(0);
  expect(document.querySelector('[role=progressbar]')).toHaveAttribute('aria-valuenow', '43');
});
