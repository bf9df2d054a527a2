import type { CloudServices } from '../../services.ts'
import { countOrRefuse } from './rates.ts'

/** Changes that are counted together. Each kind has its name in the database, and a rule for its number. */
const ruleOf = {
  /** Fault codes, deployments, and what is asked of one robot. */
  deploy: 'deployChanges',
  /** Messages, templates and announcements. */
  messages: 'messageChanges',
  'open platform': 'openChanges',
  /** Devices around robots. */
  platform: 'platformChanges',
  /** Robots that are registered and activated, their models, and files of them. */
  robots: 'robotChanges',
  /** Scenes, materials and pictures of goods. */
  resources: 'resourceChanges'
} as const

/**
 * Counts one more change that a user makes.
 * @throws Refusal 610520 for one too many
 */
export const countChange = (
  { database, now, rules }: Pick<CloudServices, 'database' | 'now' | 'rules'>,
  what: keyof typeof ruleOf,
  userId: number
): Promise<void> => countOrRefuse(database, `${what} of ${userId}`, rules[ruleOf[what]], now())
