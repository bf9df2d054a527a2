import type { CloudServices } from '../../services.ts'
import { countOrRefuse } from '../rates/rates.ts'

/**
 * Counts one more message, template or announcement that a user writes or changes.
 * @throws Refusal 610520 for one too many
 */
export const countChange = (
  { database, now, rules }: Pick<CloudServices, 'database' | 'now' | 'rules'>,
  userId: number
): Promise<void> => countOrRefuse(database, `messages of ${userId}`, rules.messageChanges, now())
