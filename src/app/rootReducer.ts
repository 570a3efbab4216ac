import { combineSlices } from '@reduxjs/toolkit';
import { sessionSlice } from '@/features/session';
import { baseApi } from '@/shared/api';
import { noticesSlice } from '@/shared/ui/notices';

/** What every screen needs. Slices that only some screens need are registered by their code (`registerSlice`). */
export const createRootReducer = () => combineSlices(baseApi, sessionSlice, noticesSlice);

export type RootState = ReturnType<ReturnType<typeof createRootReducer>>;
