// Verifies GEN-25.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PartBoundary } from '@/shared/ui/PartBoundary';

let isBroken = true;
function Card() {
  if (isBroken) throw new TypeError('A card that cannot be drawn');
  return <p>What the card shows</p>;
}

const page = (
  <main>
    <h1>Media Home</h1>
    <PartBoundary>
      <Card />
    </PartBoundary>
    <PartBoundary>
      <p>The other card</p>
    </PartBoundary>
  </main>
);

test('a card that fails to render says so, the rest of the page stays, and Try again shows it', async () => {
  isBroken = true;
  // React reports every error that a boundary catches.
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(page);
  expect(report).toHaveBeenCalled();
  report.mockRestore();
  expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t show this part of the page.');
  expect(screen.getByRole('heading', { name: 'Media Home' })).toBeInTheDocument();
  expect(screen.getByText('The other card')).toBeInTheDocument();

  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('What the card shows')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
