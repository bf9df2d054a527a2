import type { IdentityServices } from '../../services.ts'
import { countOrRefuse } from '../identity/rates.ts'

/**
 * Counts one more message, template or announcement that a user writes or changes.
 * @throws Refusal 610520 for one too many
 */
export const countChange = (
  { database, now, rules }: Pick<IdentityServices, 'database' | 'now' | 'rules'>,
  userId: number
): Promise<void> => countOrRefuse(database, `messages of ${userId}`, rules.messageChanges, now())
