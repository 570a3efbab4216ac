export { assistantParts, newAssistantDraft, useAddAssistantMutation } from './api/addAssistant';
export type { AddAssistant, AssistantPart } from './api/addAssistant';
export { useDeleteAssistantMutation } from './api/deleteAssistant';
export {
  patchPeople,
  useGetAssistantsQuery,
  useGetDirectorQuery,
  useGetListedAssistantsQuery,
  useGetListedDirectorQuery,
  useGetStaffQuery,
  useStaffEmails,
} from './api/staffApi';
export { sameId } from './api/staffDto';
export type { Person, ShownPerson, StaffRole } from './api/staffDto';
export { canSaveEmail, contactDraft, contactParts, useSaveContactMutation } from './api/saveContact';
export type { ContactPart, SaveContact } from './api/saveContact';
export { contactPartLabels } from './config/messages';
export {
  prerenderedAssistants,
  prerenderedDirector,
  snapshotAssistants,
  snapshotDirector,
} from './model/staffSnapshot';
export { ContactForm, contactLabels, contactOf, contactSchema, emptyContact } from './ui/ContactForm';
export type { ContactValues } from './ui/ContactForm';
