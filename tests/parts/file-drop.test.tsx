import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { FileDrop } from '@/shared/ui/FileDrop';

const LABEL = 'Choose a file, or drop it here';
const csv = new File(['Mia,Berg'], 'staff.csv', { type: 'text/csv' });
const sheet = new File(['PK'], 'staff.xlsx');
const show = (onFile: (file: File) => void) => render(<FileDrop label={LABEL} accept=".csv,.txt" onFile={onFile} />);

it('is a named button that accepts any dropped file and sends it nowhere', async () => {
  const onFile = jest.fn();
  const send = jest.spyOn(XMLHttpRequest.prototype, 'send');
  const { container } = show(onFile);
  const place = screen.getByRole('button', { name: LABEL });
  expect(place).toHaveAttribute('tabindex', '0');
  expect(container.querySelector('input[type=file]')).toHaveAttribute('accept', '.csv,.txt');
  for (const file of [csv, sheet]) fireEvent.drop(place, { dataTransfer: { files: [file], items: [] } });
  await waitFor(() => {
    expect(onFile.mock.calls.map(([file]: File[]) => file?.name)).toEqual(['staff.csv', 'staff.xlsx']);
  });
  expect(send).not.toHaveBeenCalled();
  send.mockRestore();
});

it('accepts the same file twice', async () => {
  const onFile = jest.fn();
  const { container } = show(onFile);
  for (const time of [1, 2]) {
    const control = container.querySelector('input[type=file]') ?? document.body;
    fireEvent.change(control, { target: { files: [csv] } });
    await waitFor(() => {
      expect(onFile).toHaveBeenCalledTimes(time);
    });
  }
});
