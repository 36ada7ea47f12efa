import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { type Schemas } from '../api/operations.ts';

export type User = Schemas['UserResponse'];

/** Who is signed in; null when nobody is (the server's 401). */
export const sessionOptions = queryOptions({
  queryKey: ['/api/user'],
  queryFn: async ({ signal }): Promise<User | null> => {
    try {
      return (await call('get', '/api/user', { signal })).data;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  },
});
