import type { CloudServices } from '../../services.ts'
import { countOrRefuse } from '../rates/rates.ts'

/**
 * Counts one more change that a user makes to fault codes and deployments, or file of codes that is judged.
 * @throws Refusal 610520 for one too many
 */
export const countDeployChange = (
  { database, now, rules }: Pick<CloudServices, 'database' | 'now' | 'rules'>,
  userId: number
): Promise<void> => countOrRefuse(database, `deploy of ${userId}`, rules.deployChanges, now())
