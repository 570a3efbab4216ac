/** What a document holds beside its markup: the answers that it was drawn from. */
export interface DocumentData {
  /** When they were asked for, as ISO 8601. */
  at: string;
  /** The same for a reader: `2:05 PM CST, Nov 22`. Made where the document was, so that hydration shows the same words. */
  asOf: string;
  /** By the path of the call; read and normalized already. */
  answers: Readonly<Record<string, unknown>>;
}

/** An answer of the document, older than any of this tab's own. */
export interface DocumentAnswer<T> extends Pick<DocumentData, 'at' | 'asOf'> {
  value: T;
}

/** The id of the element that holds the data, as JSON. */
export const DOCUMENT_DATA_ID = 'document-data';

let drawnWith: DocumentData | undefined;
let source: Element | null = null;
let parsed: DocumentData | undefined;

/** Draws with a document's data in place of the browser's; for the prerenderer, which has no document. */
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
    // The build that made the scripts has written it, too.
    parsed = element === null ? undefined : (JSON.parse(element.textContent) as DocumentData);
  }
  return parsed;
}

/** What the document knows of a call's answer; `T` is what was put in under that path. */
export function documentAnswer<T>(path: string): DocumentAnswer<T> | undefined {
  const data = documentData();
  if (data === undefined || !(path in data.answers)) return undefined;
  return { value: data.answers[path] as T, at: data.at, asOf: data.asOf };
}
