import type { CloudServices } from '../../services.ts'
import { countOrRefuse } from '../rates/rates.ts'

/**
 * Counts one more change that a user makes to devices of the platform.
 * @throws Refusal 610520 for one too many
 */
export const countPlatformChange = (
  { database, now, rules }: Pick<CloudServices, 'database' | 'now' | 'rules'>,
  userId: number
): Promise<void> => countOrRefuse(database, `platform of ${userId}`, rules.platformChanges, now())
