export { addAssistantSave } from './api/addAssistantSave';
export type { AddAssistant, AddAssistantSave } from './api/addAssistantSave';
export { canSaveEmail, contactSaves } from './api/contactSave';
export type { ContactSave, SaveContact } from './api/contactSave';
export { useDeleteAssistantMutation } from './api/deleteAssistant';
export type { DeleteAssistant } from './api/deleteAssistant';
export {
  useGetAssistantsQuery,
  useGetDirectorQuery,
  useGetListedAssistantsQuery,
  useGetListedDirectorQuery,
  useGetStaffQuery,
} from './api/staffApi';
export type { Person, ShownPerson, StaffEdit, StaffRole } from './api/staffDto';
export { peopleSaved } from './api/peopleSaved';
export { useAddAssistantMutation, useSaveContactMutation } from './api/staffSavesApi';
export { assistantsInDocument, directorInDocument, snapshotAssistants, snapshotDirector } from './model/staffSnapshot';
export { ContactForm } from './ui/ContactForm';
export { contactSchema, emptyContact } from './ui/contactSchema';
export type { ContactValues } from './ui/contactSchema';
