export { DOCUMENT_DATA_ID, documentAnswer, withDocumentData } from './documentData';
export type { DocumentAnswer, DocumentData } from './documentData';
