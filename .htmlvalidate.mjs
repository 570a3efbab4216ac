import { defineConfig } from 'html-validate';

/** Every built document follows html-validate's recommended rules: `npm test -- documents`. */
export default defineConfig({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // Turned off, because React and the template use equivalent notations: `<br/>`, `popoverTarget`, `checked=""`, ids of useId.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    'void-style': 'off',
    // Turned off, because phone numbers are copied and must keep plain hyphens.
    'tel-non-breaking': 'off',
  },
});
