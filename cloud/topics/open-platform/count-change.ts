import type { CloudServices } from '../../services.ts'
import { countOrRefuse } from '../rates/rates.ts'

/**
 * Counts one more change that a user makes to the open platform.
 * @throws Refusal 610520 for one too many
 */
export const countOpenChange = (
  { database, now, rules }: Pick<CloudServices, 'database' | 'now' | 'rules'>,
  userId: number
): Promise<void> => countOrRefuse(database, `open platform of ${userId}`, rules.openChanges, now())
