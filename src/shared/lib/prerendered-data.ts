export interface PrerenderedData {
  at: string;
  /** `at` as text. Formatted when the page was prerendered, so that hydration shows the same text. */
  asOf: string;
  responses: Readonly<Record<string, unknown>>;
}

export interface PrerenderedResponse<T> extends Pick<PrerenderedData, 'at' | 'asOf'> {
  value: T;
}

/** The id of the element that holds the data. */
export const DATA_ID = 'document-data';

let renderedWith: PrerenderedData | undefined;
let source: Element | null = null;
let parsed: PrerenderedData | undefined;

export function withPrerenderedData<T>(data: PrerenderedData | undefined, render: () => T): T {
  renderedWith = data;
  try {
    return render();
  } finally {
    renderedWith = undefined;
  }
}

function prerenderedData(): PrerenderedData | undefined {
  if (typeof document === 'undefined') return renderedWith;
  const element = document.getElementById(DATA_ID);
  if (element !== source) {
    source = element;
    // Not validated, because the code that wrote this data is from the same build.
    parsed = element === null ? undefined : (JSON.parse(element.textContent) as PrerenderedData);
  }
  return parsed;
}

export function prerenderedResponse<T>(path: string): PrerenderedResponse<T> | undefined {
  const data = prerenderedData();
  if (data === undefined || !(path in data.responses)) return undefined;
  return { value: data.responses[path] as T, at: data.at, asOf: data.asOf };
}
