import { combineSlices, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { sessionSlice } from '@/features/session';
import type { WithApi } from '@/shared/api';
import { noticesSlice } from '@/shared/ui/notices';

const combine = () => combineSlices(sessionSlice, noticesSlice);

type Combined = ReturnType<typeof combine>;

/** The API's part comes with the first screen that asks for something, and only such a screen reads it. */
export type RootState = ReturnType<Combined> & Required<WithApi>;

/** What every screen needs. Slices that only some screens need are registered by their code (`registerSlice`). */
export const createRootReducer = () =>
  combine() as unknown as Pick<Combined, 'inject'> & Reducer<RootState, UnknownAction, Partial<RootState>>;
