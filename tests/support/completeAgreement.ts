import { cleanup, waitFor, within } from '@testing-library/react';
import {
  chooseEvent,
  chooseType,
  chosenIn,
  field,
  group,
  optionsIn,
  radio,
  tick,
  typed,
  typeTexts,
} from './agreementScreen';
import { leave } from './renderApp';
import { renderMedia } from './renderMedia';

type Open = () => ReturnType<typeof renderMedia>;

/** A telecast on the first day, complete and not yet reviewed. */
export async function completeAgreement(open: Open) {
  const view = await open();
  const { user } = view;
  await chooseType(user, 'Television');
  await typeTexts();
  await chooseEvent(user, {
    Activity: 'Girls Basketball',
    'Playoff Level': 'Sub-State',
    Class: '6A',
    Site: 'Easton Sub-State',
  });
  await tick(user, 'Schools', 2);
  await tick(user, 'Dates', 1);
  await user.click(radio('Event Site', /^Easton Gymnasium/));
  await user.click(radio('Tier', /^\$100/));
  return view;
}

const checked = (name: string): number =>
  within(group(name))
    .getAllByRole<HTMLInputElement>('checkbox', { hidden: true })
    .filter((box) => box.checked).length;

/** That the form holds all of what `complete` has entered. */
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

const DRAFTS = 'persist:drafts';
let draft: string | undefined;

/** The same, entered before: as after a reload of the form, which the tests above are about. */
export async function reopenComplete(open: Open) {
  if (draft === undefined) {
    await completeAgreement(open);
    cleanup();
    leave();
    draft = localStorage.getItem(DRAFTS) ?? '';
  }
  localStorage.setItem(DRAFTS, draft);
  const view = await open();
  await expectComplete();
  return view;
}
