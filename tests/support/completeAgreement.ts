import { waitFor, within } from '@testing-library/react';
import { texts } from './agreementData';
import { chosenIn, events, field, group, keepAgreement, optionsIn, radio, typed } from './agreementScreen';
import { COURIER, type renderMedia } from './renderMedia';

/** Leaves a telecast on the first day in the browser, complete and not yet reviewed. */
export function keepCompleteAgreement(owner = COURIER): void {
  const choices = { dates: ['3/2/2027'], schools: ['1119', '1245'], eventsite: 'site', tier: '100' };
  keepAgreement({ owner, choices: { ...events.subState, ...choices }, texts });
}

/** Opens the complete agreement that an earlier visit has left. */
export async function completeAgreement(open: () => ReturnType<typeof renderMedia>, owner = COURIER) {
  keepCompleteAgreement(owner);
  const view = await open();
  await expectComplete();
  return view;
}

const checked = (name: string): number =>
  within(group(name))
    .getAllByRole<HTMLInputElement>('checkbox', { hidden: true })
    .filter((box) => box.checked).length;

/** Expects the form to contain the complete agreement. */
export async function expectComplete() {
  await waitFor(() => {
    expect(['Activity', 'Playoff Level', 'Class', 'Site'].map(chosenIn)).toEqual([
      'Girls Basketball',
      'Sub-State',
      '6A',
      'Easton Sub-State',
    ]);
    expect(optionsIn('Schools').length).toBeGreaterThan(1);
  });
  for (const [label, text] of Object.entries(typed)) {
    expect(field(label)).toHaveValue(text);
  }
  expect([checked('Schools'), checked('Dates')]).toEqual([2, 1]);
  expect(radio('Event Site', /^Easton Gymnasium/)).toBeChecked();
  expect(radio('Tier', /^\$100/)).toBeChecked();
}
