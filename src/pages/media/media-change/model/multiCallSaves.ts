import { organizationSave } from '@/features/organization';
import { addAssistantSave, contactSaves } from '@/features/staff';
import type { SaveScreen } from '@/shared/lib/resumable-save';

/** Every save that can stop half-way. */
export const multiCallSaves: readonly SaveScreen[] = [
  organizationSave,
  contactSaves.director,
  contactSaves.assistant,
  addAssistantSave,
];
