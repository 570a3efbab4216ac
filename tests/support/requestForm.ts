import { fireEvent, screen } from '@testing-library/react';

/** Values of the listing request by label; State, Type, and County by name. */
export const filledIn = {
  Organization: 'Flint Hills Stream',
  Type: 'Internet',
  Address: '12 Elm St',
  City: 'Cottonwood Falls',
  State: 'Kansas',
  County: 'Chase',
  Zip: '66845-1234',
  Phone: '(620) 555-0190',
  Fax: '620.555.0191',
  Email: 'hello@flint.example',
  Website: 'www.flint.example',
  'First Name': 'Flo',
  'Last Name': "O'Hara",
} as const;

export type Label = keyof typeof filledIn;

const control = (label: Label): HTMLElement => screen.getByLabelText(label);

/** The form of /media-request. Values are set at once, because typing thirteen fields is slow. */
export const requestForm = {
  control,
  shown: async (): Promise<void> => {
    await screen.findByLabelText('Organization');
    await screen.findByText('Wyandotte', { selector: 'option' });
    await screen.findByText('Kansas', { selector: 'option' });
    await screen.findByText('Newspaper', { selector: 'option' });
  },
  set: (label: Label, value: string): void => {
    const field = control(label);
    const chosen =
      field instanceof HTMLSelectElement
        ? [...field.options].find(({ textContent }) => textContent === value)?.value
        : value;
    fireEvent.change(field, { target: { value: chosen ?? value } });
  },
  fill: (changes: Partial<Record<Label, string>> = {}): void => {
    for (const [label, value] of Object.entries({ ...filledIn, ...changes })) requestForm.set(label as Label, value);
  },
  captcha: (): HTMLElement => screen.getByRole('checkbox', { name: 'I am not a robot' }),
  submit: (): HTMLElement => screen.getByRole('button', { name: 'Submit' }),
};
