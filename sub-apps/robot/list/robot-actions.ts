import { contributedLinks } from '@portal/session'
import type { Robot } from '#contract/calls/robots/robots.ts'
import type { Language } from '#contract/languages.ts'
import type { LinkValues } from '#contract/page/sub-apps/links.ts'

type Actions = NonNullable<HTMLElementTagNameMap['portal-table']['actions']>

/** A robot's values for other sub-applications. They fill the open parts of the links of those applications. */
const valuesOf = ({ robotId, serial, storeId }: Robot): LinkValues => ({
  robotId,
  serial,
  ...(storeId === null ? {} : { storeId })
})

/** The address to which an action of another sub-application leads for a robot. */
export const addressOf = (key: string, robot: Robot): string | undefined =>
  contributedLinks('robotActions', valuesOf(robot)).find(it => it.key === key)?.address

/**
 * The actions that other sub-applications add to the rows of these robots.
 * @param _language in which the actions have their names
 */
export const robotActions = (robots: readonly Robot[], _language: Language): Actions => {
  const all = new Map(
    robots.flatMap(robot => contributedLinks('robotActions', valuesOf(robot))).map(({ key, name }) => [key, name])
  )
  return [...all].map(([key, text]) => ({
    key,
    text,
    offered: (robot: Robot) => addressOf(key, robot) !== undefined
  }))
}
