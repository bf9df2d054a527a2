import type { Environment } from '#contract/page/environment.ts'
import type { Settings } from '../settings.pure.ts'
import { StartError } from '../start-error.pure.ts'

/**
 * A start's plan for demo data: nothing; or make it and keep it up to date; or the same, but only in a database that
 * nobody else uses, since nobody asked for demo data.
 */
export type DemoWish = 'none' | 'asked' | 'usual'

export type DemoSituation = {
  /** PORTAL_DEMO. */
  setting: 'on' | 'off' | undefined
  /** Whether PORTAL_DEMO_PASSWORD is set. */
  hasPassword: boolean
  /** Whether DATABASE_URL names a database server. */
  hasServer: boolean
  /** PORTAL_ENVIRONMENT. */
  environment: string
  mode: Environment['mode']
}

/** The settings that concern demo data. */
export const demoSituation = (settings: Settings): Omit<DemoSituation, 'mode'> => ({
  setting: settings.PORTAL_DEMO,
  hasPassword: settings.PORTAL_DEMO_PASSWORD !== undefined,
  hasServer: settings.DATABASE_URL !== undefined,
  environment: settings.PORTAL_ENVIRONMENT
})

/**
 * Decides about demo data. The demo accounts have every permission and one shared password. So a portal for real people
 * never gets them unasked, and a portal in production never gets them at all.
 * @throws StartError where the settings contradict each other or the environment
 */
export const decideDemo = (situation: DemoSituation): DemoWish => {
  const wish = wishOf(situation)
  if (wish === 'none' && situation.hasPassword)
    throw new StartError(
      situation.mode === 'production'
        ? `PORTAL_DEMO_PASSWORD is set, but the environment ${situation.environment} is in production mode and has no demo accounts. Take the setting away.`
        : 'PORTAL_DEMO_PASSWORD is set, but this start makes no demo accounts. Take it away, or set PORTAL_DEMO=on too.'
    )
  return wish
}

const wishOf = ({ setting, hasServer, environment, mode }: DemoSituation): DemoWish => {
  if (mode === 'production') {
    if (setting !== 'on') return 'none'
    throw new StartError(
      `PORTAL_DEMO is "on", but the environment ${environment} is in production mode, which never has demo data. Take the setting away.`
    )
  }
  if (setting !== undefined) return setting === 'on' ? 'asked' : 'none'
  return environment === 'local' && !hasServer ? 'usual' : 'none'
}
