export interface DocumentData {
  at: string;
  /** `at` in words, formatted at render time so that hydration shows the same words. */
  asOf: string;
  responses: Readonly<Record<string, unknown>>;
}

export interface DocumentResponse<T> extends Pick<DocumentData, 'at' | 'asOf'> {
  value: T;
}

const DOCUMENT_DATA_ID = 'document-data';

let drawnWith: DocumentData | undefined;
let source: Element | null = null;
let parsed: DocumentData | undefined;

export function withDocumentData<T>(data: DocumentData | undefined, draw: () => T): T {
  drawnWith = data;
  try {
    return draw();
  } finally {
    drawnWith = undefined;
  }
}

function documentData(): DocumentData | undefined {
  if (typeof document === 'undefined') return drawnWith;
  const element = document.getElementById(DOCUMENT_DATA_ID);
  if (element !== source) {
    source = element;
    // Not checked, because it was written by the build that made these scripts.
    parsed = element === null ? undefined : (JSON.parse(element.textContent) as DocumentData);
  }
  return parsed;
}

export function documentResponse<T>(path: string): DocumentResponse<T> | undefined {
  const data = documentData();
  if (data === undefined || !(path in data.responses)) return undefined;
  return { value: data.responses[path] as T, at: data.at, asOf: data.asOf };
}
