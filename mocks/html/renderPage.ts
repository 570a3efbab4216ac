import { escapeHtml } from './text';

export const STYLESHEET_PATH = '/stand-in.css';

interface Page {
  title: string;
  /** The page's content as HTML, with its text already escaped. */
  main: string;
  site: string;
}

/** A page without scripts and with one linked style sheet, so that it works under a strict content security policy. */
export function renderPage({ title, main, site }: Page): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} – ${escapeHtml(site)}</title>
<link rel="icon" href="/association/images/seal.svg">
<link rel="stylesheet" href="${STYLESHEET_PATH}">
</head>
<body>
<header><p>${escapeHtml(site)}</p><nav aria-label="Portal"><a href="/mediareact/">Media portal</a></nav></header>
<main>
<h1>${escapeHtml(title)}</h1>
${main}
</main>
</body>
</html>
`;
}

export const STYLESHEET = `:root { color-scheme: light dark; --ink: #1c2733; --paper: #fff; --line: #75808c; --link: #0958d9; --band: #eef3f9; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8edf2; --paper: #12181f; --line: #8b97a4; --link: #8ab8ff; --band: #1d2731; } }
* { box-sizing: border-box; }
body { margin: 0; font: 1rem/1.6 system-ui, sans-serif; color: var(--ink); background: var(--paper); overflow-wrap: break-word; }
header { display: flex; flex-wrap: wrap; gap: 0.25rem 2rem; justify-content: space-between; padding: 0.75rem 1.5rem; background: var(--band); border-bottom: 1px solid var(--line); }
header p { margin: 0; font-weight: 600; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem; }
h1 { font-size: 1.75rem; line-height: 1.25; }
a { color: var(--link); }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.5rem; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
dt { font-weight: 600; }
dd { margin: 0 0 0.5rem; }
.letter { padding: 1rem; border: 1px solid var(--line); white-space: pre-wrap; }
button { font: inherit; min-height: 2.25rem; padding: 0.25rem 0.75rem; color: var(--ink); background: var(--paper); border: 1px solid var(--line); border-radius: 4px; cursor: pointer; white-space: nowrap; }
@media (max-width: 40rem) {
  thead { position: absolute; clip-path: inset(50%); }
  tr { display: block; padding: 0.5rem 0; border-bottom: 1px solid var(--line); }
  th, td { display: block; padding: 0.125rem 0; border: 0; }
}
`;
