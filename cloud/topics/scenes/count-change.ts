import type { CloudServices } from '../../services.ts'
import { countOrRefuse } from '../rates/rates.ts'

/**
 * Counts one more change that a user makes to scenes and material.
 * @throws Refusal 610520 for one too many
 */
export const countResourceChange = (
  { database, now, rules }: Pick<CloudServices, 'database' | 'now' | 'rules'>,
  userId: number
): Promise<void> => countOrRefuse(database, `resources of ${userId}`, rules.resourceChanges, now())
