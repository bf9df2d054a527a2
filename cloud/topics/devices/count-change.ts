import type { IdentityServices } from '../../services.ts'
import { countOrRefuse } from '../identity/rates.ts'

/**
 * Counts one more change that a user makes to devices of the platform.
 * @throws Refusal 610520 for one too many
 */
export const countPlatformChange = (
  { database, now, rules }: Pick<IdentityServices, 'database' | 'now' | 'rules'>,
  userId: number
): Promise<void> => countOrRefuse(database, `platform of ${userId}`, rules.platformChanges, now())
