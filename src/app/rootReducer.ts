import { combineSlices, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { sessionSlice } from '@/features/session';
import type { WithApi } from '@/shared/api';
import { noticesSlice } from '@/shared/ui/notices';

const combine = () => combineSlices(sessionSlice, noticesSlice);

type Combined = ReturnType<typeof combine>;

/** The API's slice is added by the first screen that needs it, and only such screens read it. */
export type RootState = ReturnType<Combined> & Required<WithApi>;

export const createRootReducer = () =>
  combine() as unknown as Pick<Combined, 'inject'> & Reducer<RootState, UnknownAction, Partial<RootState>>;
