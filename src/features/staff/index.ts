export { assistantParts, useAddAssistantMutation } from './api/addAssistant';
export type { AddAssistant, AssistantPart } from './api/addAssistant';
export { useDeleteAssistantMutation } from './api/deleteAssistant';
export type { DeleteAssistant } from './api/deleteAssistant';
export {
  patchPeople,
  useGetAssistantsQuery,
  useGetDirectorQuery,
  useGetListedAssistantsQuery,
  useGetListedDirectorQuery,
  useGetStaffQuery,
} from './api/staffApi';
export type { Person, ShownPerson, StaffEdit, StaffRole } from './api/staffDto';
export { canSaveEmail, contactParts, useSaveContactMutation } from './api/saveContact';
export type { ContactPart, SaveContact } from './api/saveContact';
export { assistantsInDocument, directorInDocument, snapshotAssistants, snapshotDirector } from './model/staffSnapshot';
export { useStaffEmails } from './model/useStaffEmails';
export { sameId } from './model/samePerson';
export { ContactForm } from './ui/ContactForm';
export { contactSchema, emptyContact } from './ui/contactSchema';
export type { ContactValues } from './ui/contactSchema';
