import { eq } from 'drizzle-orm';
import type { Database } from '../../../mocks';
import { agreements, staffRecords } from '../../../mocks/db/schema';
import { audioRequest } from '../../mocks/fixture/bodies';
import { courier } from '../../mocks/fixture/organizations';
import { seedFixture } from '../../mocks/fixture/seedFixture';

export const AUDIO_REQUEST = '6f1c7a0e-1c52-4e0b-9d6b-2b1f0c3d4e5f';

/** An audio request that waits for its host's decision. */
export async function seedAudioRequest(db: Database, organizationId = courier.id): Promise<void> {
  await db.insert(agreements).values({
    globalId: AUDIO_REQUEST,
    organizationId,
    type: 'Audio',
    status: 'PENDING',
    email: audioRequest.email,
    hostEmail: audioRequest.hostEmail,
    submission: JSON.stringify(audioRequest),
    submittedAt: '2026-01-05T12:00:00.000Z',
  });
}

/** The fixture with that audio request. */
export async function seedBench(db: Database): Promise<void> {
  await seedFixture(db);
  await seedAudioRequest(db);
}

/** The same with a primary contact that has no contact record. */
export async function seedWithoutContact(db: Database): Promise<void> {
  await seedBench(db);
  await db.update(staffRecords).set({ contactId: null }).where(eq(staffRecords.id, courier.director.recordId));
}
