export interface DocumentData {
  at: string;
  /** Formatted at render time, so that hydration shows the same words. */
  asOf: string;
  answers: Readonly<Record<string, unknown>>;
}

export interface DocumentAnswer<T> extends Pick<DocumentData, 'at' | 'asOf'> {
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
    // Written by the build that made these scripts.
    parsed = element === null ? undefined : (JSON.parse(element.textContent) as DocumentData);
  }
  return parsed;
}

export function documentAnswer<T>(path: string): DocumentAnswer<T> | undefined {
  const data = documentData();
  if (data === undefined || !(path in data.answers)) return undefined;
  return { value: data.answers[path] as T, at: data.at, asOf: data.asOf };
}
