// Verifies A11Y-5.
import { render, screen, waitFor } from '@testing-library/react';
import { CountBadge } from '@/shared/ui/count-badge';
import { Progress } from '@/shared/ui/progress';
import { Tag } from '@/shared/ui/tag';
import { atDesk } from '../support/atDesk';
import '../support/patience';

const marks = (
  <>
    <h2>
      Drafts
      <CountBadge count={12} label="12 drafts" />
    </h2>
    <div>
      <Progress done={3} total={7} />3 of 7 sites covered <Tag tone="warning">Closes tomorrow</Tag>
    </div>
  </>
);

/** Words say all that the marks say, and nothing of them is a stop of the Tab key. */
function expectWords(): void {
  expect(screen.getByRole('heading', { name: 'Drafts 12 drafts' })).toBeInTheDocument();
  expect(screen.getByText('Closes tomorrow')).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(document.querySelectorAll('[tabindex], button, [role=button], [title]:not([title=""])')).toHaveLength(0);
}

it('are text without antd', () => {
  render(marks);
  expectWords();
});

describe('on a desk', () => {
  atDesk();

  it('are the same text with antd', async () => {
    render(marks);
    await waitFor(() => {
      expect(document.querySelectorAll('.ant-badge, .ant-progress, .ant-tag')).toHaveLength(3);
    });
    expectWords();
    expect(document.querySelector('[role=progressbar]')).toHaveAttribute('aria-valuenow', '43');
  });
});
